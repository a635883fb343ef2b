import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintLeaf } from '../look/landscape-strokes.ts'
import { paintBokeh, paintFoot, paintGround, paintRays, steadyNumbers } from '../look/strokes.ts'

/** Under the canopy: sun through the leaves, fronds closing in from both sides. */
export const paintJungle: PaintScene = (context, area) => {
  paintGround(context, area)
  paintRays(context, area, { count: 13, alpha: 0.24, turn: 0.4 })
  paintBokeh(context, area, { count: 26, seed: 5, sizeMax: 46 })
  const { palette } = area
  paintTrunks(context, area)
  paintFronds(context, area, { reach: 0.62, seed: 3, colour: faded(palette.deep, 0.75), count: 9 })
  paintFronds(context, area, { reach: 0.46, seed: 8, colour: palette.deep, count: 8 })
  paintFronds(context, area, { reach: 0.34, seed: 21, colour: palette.ink, count: 8 })
  paintFoot(context, area)
}

const paintTrunks = (context: CanvasRenderingContext2D, area: SceneArea): void => {
  const { width, height, palette } = area
  const next = steadyNumbers(17)
  context.fillStyle = faded(palette.deep, 0.42)
  for (let trunk = 0; trunk < 7; trunk += 1) {
    const x = ((trunk + 0.2 + next() * 0.6) / 7) * width
    const thick = 8 + next() * 18
    context.beginPath()
    context.moveTo(x - thick / 2, 0)
    context.quadraticCurveTo(x + thick * (next() - 0.5) * 3, height * 0.5, x - thick, height)
    context.lineTo(x + thick, height)
    context.quadraticCurveTo(x + thick * 1.2, height * 0.5, x + thick / 2, 0)
    context.fill()
  }
}

const paintFronds = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
  fronds: { reach: number; seed: number; colour: string; count: number },
): void => {
  const next = steadyNumbers(fronds.seed)
  const length = Math.min(width * 0.75, 420) * fronds.reach
  const rib = faded(palette.mid, 0.4)
  for (let frond = 0; frond < fronds.count; frond += 1) {
    const y = ((frond + next()) / fronds.count) * height * 1.05
    const own = length * (0.7 + next() * 0.5)
    const tilt = (next() - 0.35) * 1.3
    const { colour } = fronds
    paintLeaf(context, { x: -12, y, angle: tilt, length: own, colour, rib })
    const mirrored = Math.PI - tilt + (next() - 0.5) * 0.3
    paintLeaf(context, { x: width + 12, y: y - 20, angle: mirrored, length: own, colour, rib })
  }
}
