import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** Behind the counter: shelves of bottles in warm light, tiles below. */
export const paintBar: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const next = steadyNumbers(72)
  const shelf = height * 0.155
  for (let row = 0; row < 3; row += 1) {
    const foot = shelf * (row + 1) + height * 0.05
    for (let x = 6; x < width;) {
      const wide = 14 + next() * 16
      const tall = shelf * (0.5 + next() * 0.32)
      context.fillStyle = `oklch(${0.36 + next() * 0.3} 0.12 ${[60, 145, 30, 95][Math.floor(next() * 4)] ?? 60} / 0.8)`
      context.beginPath()
      context.roundRect(x, foot - tall * 0.7, wide, tall * 0.7, wide * 0.25)
      context.roundRect(x + wide * 0.34, foot - tall, wide * 0.32, tall * 0.4, 2)
      context.fill()
      x += wide + 7 + next() * 10
    }
    context.fillStyle = palette.ink
    context.fillRect(0, foot, width, 9)
  }
  paintBokeh(context, area, { count: 12, seed: 31, sizeMax: Math.min(width, 800) * 0.09 })
  const tile = Math.max(34, Math.min(width, 1_000) / 16)
  for (let y = height * 0.6; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      const isDark = (Math.round(x / tile) + Math.round((y - height * 0.6) / tile)) % 2 === 0
      context.fillStyle = isDark ? faded(palette.deep, 0.9) : 'oklch(0.9 0.03 90 / 0.5)'
      context.fillRect(x, y, tile - 2, tile - 2)
    }
  }
  paintFoot(context, area)
}
