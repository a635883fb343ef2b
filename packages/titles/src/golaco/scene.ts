import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, paintStars, steadyNumbers } from '../look/strokes.ts'

/** A full stadium at night: floodlights, a crowd of points, a striped pitch. */
export const paintStadium: PaintScene = (context, area) => {
  const { width, height, focusY, palette } = area
  paintGround(context, area)
  context.fillStyle = 'oklch(0.2 0.05 250 / 0.72)'
  const pitch = Math.max(focusY + 60, height * 0.48)
  context.fillRect(0, 0, width, pitch)
  const next = steadyNumbers(11)
  for (let fan = 0; fan < 900; fan += 1) {
    context.fillStyle = `oklch(${0.45 + next() * 0.45} 0.16 ${[95, 145, 250, 30][fan % 4]} / 0.7)`
    context.fillRect(next() * width, pitch * (0.35 + next() * 0.63), 3, 4)
  }
  paintStars(context, area, { count: 60, seed: 3, colour: 'oklch(0.98 0.01 100)' })
  for (const x of [0.08, 0.92]) {
    const lamp = context.createRadialGradient(
      width * x,
      pitch * 0.2,
      4,
      width * x,
      pitch * 0.2,
      height * 0.3,
    )
    lamp.addColorStop(0, 'oklch(0.99 0.02 100 / 0.95)')
    lamp.addColorStop(0.1, 'oklch(0.97 0.05 100 / 0.5)')
    lamp.addColorStop(1, 'oklch(0.97 0.05 100 / 0)')
    context.fillStyle = lamp
    context.fillRect(0, 0, width, height)
  }
  const bands = 9
  for (let band = 0; band < bands; band += 1) {
    const top = pitch + ((height - pitch) * band * band) / (bands * bands)
    const foot = pitch + ((height - pitch) * (band + 1) * (band + 1)) / (bands * bands)
    context.fillStyle = band % 2 === 0 ? 'oklch(0.56 0.17 145)' : 'oklch(0.5 0.16 146)'
    context.fillRect(0, top, width, foot - top + 1)
  }
  // The touchlines run beside the words under the reels, without crossing any.
  context.strokeStyle = 'oklch(0.98 0.01 100 / 0.45)'
  context.lineWidth = 3
  context.beginPath()
  for (const [far, near] of [
    [0.22, -0.15],
    [0.78, 1.15],
  ] as const) {
    context.moveTo(width * far, pitch)
    context.lineTo(width * near, height)
  }
  context.stroke()
  context.fillStyle = faded(palette.ink, 0.2)
  context.fillRect(0, pitch - 6, width, 6)
  paintFoot(context, area)
}
