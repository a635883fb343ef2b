import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround, paintRays } from '../look/strokes.ts'

/** A street market in the morning: striped awnings on both sides, crates below, lights between. */
export const paintMarket: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  paintRays(context, area, { count: 22, alpha: 0.16 })
  paintBokeh(context, area, { count: 16, seed: 4, sizeMax: Math.min(width, 900) * 0.08 })
  const stripe = Math.max(26, width / 22)
  const drop = height * 0.11
  for (let index = 0; index * stripe < width; index += 1) {
    context.fillStyle = index % 2 === 0 ? 'oklch(0.62 0.22 27)' : 'oklch(0.97 0.01 90)'
    context.beginPath()
    context.moveTo(index * stripe, 0)
    context.lineTo((index + 1) * stripe, 0)
    context.lineTo((index + 1) * stripe, drop)
    context.arc((index + 0.5) * stripe, drop, stripe / 2, 0, Math.PI)
    context.fill()
  }
  context.fillStyle = faded(palette.ink, 0.28)
  context.fillRect(0, 0, width, drop * 0.4)
  const crate = Math.max(70, width / 9)
  for (let index = 0; index * crate < width + crate; index += 1) {
    for (let plank = 0; plank < 4; plank += 1) {
      context.fillStyle = plank % 2 === 0 ? 'oklch(0.6 0.1 65)' : 'oklch(0.5 0.09 60)'
      context.fillRect(
        index * crate + 3,
        height * 0.66 + plank * crate * 0.16,
        crate - 6,
        crate * 0.13,
      )
    }
  }
  paintFoot(context, area)
}
