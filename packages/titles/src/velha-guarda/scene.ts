import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround } from '../look/strokes.ts'

/** The stage of a samba hall: folds of a curtain, a valance with a fringe, lamps above. */
export const paintStage: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const fold = Math.max(38, Math.min(width, 1_200) / 18)
  for (let x = 0; x < width; x += fold) {
    const cloth = context.createLinearGradient(x, 0, x + fold, 0)
    cloth.addColorStop(0, faded(palette.ink, 0.75))
    cloth.addColorStop(0.45, faded(palette.mid, 0.1))
    cloth.addColorStop(1, faded(palette.ink, 0.75))
    context.fillStyle = cloth
    context.fillRect(x, 0, fold, height)
  }
  const swag = fold * 3
  const rim = height * 0.12
  for (let x = -swag / 2; x < width + swag; x += swag) {
    context.fillStyle = palette.deep
    context.beginPath()
    context.ellipse(x, rim, swag * 0.54, swag * 0.3, 0, 0, Math.PI)
    context.fill()
    context.strokeStyle = 'oklch(0.82 0.13 85)'
    context.lineWidth = 5
    context.stroke()
  }
  context.fillStyle = palette.deep
  context.fillRect(0, 0, width, rim)
  paintBokeh(context, area, { count: 14, seed: 41, sizeMax: Math.min(width, 900) * 0.1 })
  paintFoot(context, area)
}
