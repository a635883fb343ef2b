import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

/** A cliff between two towns: roofs of tile above, the quay and the bay below. */
export const paintCliff: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const sun = { core: 'oklch(0.97 0.08 90)', halo: 'oklch(0.85 0.13 80)' }
  const radius = Math.min(width * 0.09, 70)
  paintDisc(context, { x: focusX - width * 0.34, y: height * 0.14, radius, ...sun })
  const next = steadyNumbers(1873)
  const cliff = height * 0.34
  const house = Math.max(30, Math.min(width, 1_100) / 16)
  for (let x = 0; x < width; x += house) {
    const tall = house * (0.8 + next() * 0.9)
    const hue = [30, 85, 200, 350, 150][Math.floor(next() * 5)] ?? 30
    context.fillStyle = `oklch(0.78 0.09 ${hue})`
    context.fillRect(x, cliff - tall, house - 2, tall)
    context.fillStyle = 'oklch(0.55 0.13 40)'
    context.beginPath()
    context.moveTo(x - 3, cliff - tall)
    context.lineTo(x + house / 2, cliff - tall - house * 0.34)
    context.lineTo(x + house + 1, cliff - tall)
    context.fill()
    context.fillStyle = faded(palette.ink, 0.6)
    context.fillRect(x + house * 0.2, cliff - tall * 0.7, house * 0.18, house * 0.26)
    context.fillRect(x + house * 0.58, cliff - tall * 0.7, house * 0.18, house * 0.26)
  }
  const rock = { swell: height * 0.012, waves: 5, phase: 0.3, foot: palette.deep }
  paintHills(context, area, { ...rock, top: cliff, colour: 'oklch(0.42 0.07 140)' })
  const sea = { swell: height * 0.008, waves: 3, foot: palette.ink }
  for (const [index, lift] of [0.58, 0.66].entries()) {
    const colour = `oklch(${0.56 - index * 0.1} 0.1 220)`
    paintHills(context, area, { ...sea, top: height * lift, phase: index * 2, colour })
  }
  paintFoot(context, area)
}
