import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround } from '../look/strokes.ts'

/** A tablecloth of pale checks with lace at its foot, seen by afternoon light. */
export const paintKitchen: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const check = Math.max(44, Math.min(width, 1_200) / 12)
  context.fillStyle = 'oklch(0.98 0.02 20 / 0.26)'
  for (let x = 0; x < width; x += check * 2) context.fillRect(x, 0, check, height)
  for (let y = 0; y < height; y += check * 2) context.fillRect(0, y, width, check)
  paintBokeh(context, area, { count: 22, seed: 9, sizeMax: check * 1.1 })
  const lace = height * 0.62
  context.fillStyle = 'oklch(0.97 0.02 20 / 0.85)'
  for (let x = -check / 2; x < width + check; x += check) {
    context.beginPath()
    context.arc(x + check / 2, lace, check * 0.56, 0, Math.PI)
    context.fill()
  }
  context.fillStyle = faded(palette.mid, 0.9)
  for (let x = -check / 2; x < width + check; x += check) {
    for (const [dx, dy, size] of [
      [0.5, 0.26, 0.1],
      [0.3, 0.12, 0.06],
      [0.7, 0.12, 0.06],
    ] as const) {
      context.beginPath()
      context.arc(x + check * dx, lace + check * dy, check * size, 0, Math.PI * 2)
      context.fill()
    }
  }
  paintFoot(context, area)
}
