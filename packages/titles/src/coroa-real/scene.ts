import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround, paintRays } from '../look/strokes.ts'

/** Throne hall: columns left and right, a window of light, velvet drawn aside. */
export const paintPalace: PaintScene = (context, area) => {
  paintGround(context, area)
  paintRays(context, area, { count: 22, alpha: 0.16 })
  paintBokeh(context, area, { count: 18, seed: 14, sizeMax: 34 })
  paintColumns(context, area)
  paintCurtain(context, area, 1)
  paintCurtain(context, area, -1)
  paintValance(context, area)
  paintFoot(context, area)
}

const paintColumns = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
): void => {
  const thick = Math.min(width * 0.09, 96)
  const gap = width / Math.max(3, Math.round(width / 210))
  for (let x = gap / 2; x < width; x += gap) {
    const shaft = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
    shaft.addColorStop(0, faded(palette.deep, 0.55))
    shaft.addColorStop(0.35, faded(palette.glow, 0.3))
    shaft.addColorStop(1, faded(palette.deep, 0.6))
    context.fillStyle = shaft
    context.fillRect(x - thick / 2, 0, thick, height)
    context.fillStyle = faded(palette.deep, 0.28)
    for (let flute = -0.3; flute < 0.4; flute += 0.2) {
      context.fillRect(x + flute * thick, 0, thick * 0.06, height)
    }
    context.fillStyle = faded(palette.glow, 0.34)
    context.fillRect(x - thick * 0.66, height * 0.58, thick * 1.32, thick * 0.2)
    context.fillRect(x - thick * 0.8, height * 0.58 + thick * 0.2, thick * 1.6, thick * 0.26)
  }
}

/** Velvet in folds, gathered by a cord at a third of the height. */
const paintCurtain = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
  side: 1 | -1,
): void => {
  const reach = Math.min(width * 0.24, 260)
  context.save()
  if (side < 0) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  const velvet = context.createLinearGradient(0, 0, reach, 0)
  velvet.addColorStop(0, palette.deep)
  velvet.addColorStop(0.5, palette.mid)
  velvet.addColorStop(0.72, palette.deep)
  velvet.addColorStop(1, palette.mid)
  context.fillStyle = velvet
  const knot = height * 0.46
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(reach, 0)
  context.quadraticCurveTo(reach * 0.86, knot * 0.7, reach * 0.16, knot)
  context.quadraticCurveTo(reach * 0.46, knot * 1.3, reach * 0.4, height)
  context.lineTo(0, height)
  context.fill()
  context.strokeStyle = faded(palette.ink, 0.35)
  context.lineWidth = 3
  for (let fold = 0.2; fold < 1; fold += 0.2) {
    context.beginPath()
    context.moveTo(reach * fold, 0)
    context.quadraticCurveTo(reach * fold * 0.84, knot * 0.66, reach * 0.12, knot)
    context.stroke()
  }
  context.fillStyle = 'oklch(0.82 0.15 85)'
  context.beginPath()
  context.ellipse(reach * 0.08, knot, reach * 0.13, reach * 0.05, -0.3, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

const paintValance = (context: CanvasRenderingContext2D, { width, palette }: SceneArea): void => {
  const span = Math.max(90, width / Math.round(width / 120))
  const depth = 46
  context.fillStyle = palette.mid
  context.strokeStyle = 'oklch(0.82 0.15 85)'
  context.lineWidth = 3
  for (let x = 0; x < width; x += span) {
    context.beginPath()
    context.moveTo(x, 0)
    context.quadraticCurveTo(x + span / 2, depth * 2, x + span, 0)
    context.fill()
    context.stroke()
  }
}
