import { faded } from '../palette.ts'
import { paintFoot, paintGround, paintStars, steadyNumbers } from '../strokes.ts'
import type { PaintScene, SceneArea } from '../theme.ts'

/** A cave of crystals: they grow from both corners of the foot and hang from the roof. */
export const paintCrystals: PaintScene = (context, area) => {
  const { width, height, palette } = area
  // A cave is dark, so that the foreground stands out.
  const dark = { ...palette, glow: palette.mid, bright: palette.deep, mid: palette.deep }
  paintGround(context, { ...area, palette: dark })
  paintStars(context, area, { count: 60, seed: 5, colour: faded(palette.glow, 0.8) })
  const size = Math.min(width, height) * 0.17
  for (const [x, side] of [
    [0, 1],
    [width, -1],
  ] as const) {
    paintCluster(context, area, {
      x,
      y: height * 0.83,
      size: size * 1.3,
      side,
      up: -1,
      seed: 7 + side,
    })
    paintCluster(context, area, { x, y: height * 0.02, size, side, up: 1, seed: 19 + side })
  }
  paintFoot(context, area)
}

type Cluster = {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Towards the middle: 1 from the left, -1 from the right. */
  readonly side: 1 | -1
  /** -1 grows upward, 1 hangs. */
  readonly up: 1 | -1
  readonly seed: number
}

const paintCluster = (
  context: CanvasRenderingContext2D,
  { palette }: SceneArea,
  { x, y, size, side, up, seed }: Cluster,
): void => {
  const next = steadyNumbers(seed)
  for (let crystal = 0; crystal < 6; crystal += 1) {
    const length = size * (0.45 + next() * 0.9)
    const girth = length * (0.16 + next() * 0.08)
    const angle = side * (0.1 + crystal * 0.24 + next() * 0.12)
    context.save()
    context.translate(x + side * crystal * size * 0.1, y)
    context.rotate(up < 0 ? angle : Math.PI - angle)
    paintCrystal(context, palette, length, girth)
    context.restore()
  }
}

const paintCrystal = (
  context: CanvasRenderingContext2D,
  palette: SceneArea['palette'],
  length: number,
  girth: number,
): void => {
  const faces = [
    [-girth, faded(palette.mid, 0.7)],
    [girth, faded(palette.glow, 0.55)],
  ] as const
  for (const [edge, colour] of faces) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(edge, -length * 0.1)
    context.lineTo(edge * 0.8, -length * 0.72)
    context.lineTo(0, -length)
    context.closePath()
    context.fill()
  }
}
