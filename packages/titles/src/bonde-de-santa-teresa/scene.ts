import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintHills } from '../look/strokes.ts'

/** The aqueduct at dusk: two rows of white arches before the hill, the track on top. */
export const paintArches: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const sun = { core: 'oklch(0.95 0.1 85)', halo: 'oklch(0.78 0.17 55)' }
  const radius = Math.min(width * 0.12, 90)
  paintDisc(context, { x: focusX - width * 0.3, y: height * 0.2, radius, ...sun })
  const hill = { swell: height * 0.05, waves: 1.1, phase: 0.8, foot: palette.ink }
  paintHills(context, area, { ...hill, top: height * 0.34, colour: palette.deep })
  const span = Math.max(64, Math.min(width, 1_200) / 9)
  const top = height * 0.4
  const storey = span * 1.25
  context.fillStyle = 'oklch(0.9 0.03 80)'
  context.fillRect(0, top, width, storey * 2)
  context.fillStyle = palette.deep
  for (const row of [0, 1]) {
    const foot = top + storey * (row + 1)
    for (let x = -span * 0.3; x < width; x += span) {
      const [half, middle] = [span * 0.34, x + span / 2]
      context.beginPath()
      context.moveTo(middle - half, foot)
      context.lineTo(middle - half, foot - storey * 0.42)
      context.arc(middle, foot - storey * 0.42, half, Math.PI, 0)
      context.lineTo(middle + half, foot)
      context.fill()
    }
  }
  context.fillStyle = faded(palette.ink, 0.55)
  context.fillRect(0, top - 6, width, 6)
  context.fillRect(0, top + storey - 4, width, 4)
  paintFoot(context, area)
}
