import { faded } from '../palette.ts'
import { paintFoot, paintGround, steadyNumbers } from '../strokes.ts'
import type { PaintScene, SceneArea } from '../theme.ts'

/** A card table under one lamp: soft light, a fine weave, the curve of the rail. */
export const paintFelt: PaintScene = (context, area) => {
  paintGround(context, { ...area, palette: dimmed(area) })
  paintWeave(context, area)
  paintRail(context, area)
  paintFoot(context, area)
}

/** A table is lit, not glowing: its light is the middle tone. */
const dimmed = ({ palette }: SceneArea): SceneArea['palette'] => ({
  ...palette,
  glow: palette.bright,
  bright: palette.mid,
})

const paintWeave = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
): void => {
  const next = steadyNumbers(41)
  context.strokeStyle = faded(palette.glow, 0.05)
  context.lineWidth = 1
  context.beginPath()
  for (let y = 0; y < height; y += 5) {
    const from = next() * 30 - 30
    for (let x = from; x < width; x += 34) {
      context.moveTo(x, y)
      context.lineTo(x + 14, y)
    }
  }
  context.stroke()
}

/** Two arcs beneath the dealer, as printed on a table. */
const paintRail = (context: CanvasRenderingContext2D, area: SceneArea): void => {
  const { width, height, focusX, palette } = area
  const reach = Math.max(width * 0.72, 420)
  const y = height * 0.34 - reach
  for (const [offset, alpha] of [
    [0, 0.3],
    [9, 0.14],
  ] as const) {
    context.strokeStyle = faded(palette.glow, alpha)
    context.lineWidth = offset === 0 ? 2 : 1
    context.beginPath()
    context.arc(focusX, y, reach + offset, 0.12 * Math.PI, 0.88 * Math.PI)
    context.stroke()
  }
}
