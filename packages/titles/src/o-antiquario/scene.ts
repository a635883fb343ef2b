import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** A wall of old wallpaper hung with empty gilt frames over a panelled dado. */
export const paintShop: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const motif = Math.max(34, Math.min(width, 1_200) / 22)
  context.fillStyle = faded(palette.deep, 0.4)
  for (let row = 0; row * motif < height * 0.7; row += 1) {
    for (let x = ((row % 2) * motif) / 2; x < width + motif; x += motif) {
      const y = row * motif
      for (const turn of [0, 1, 2, 3]) {
        const angle = (turn * Math.PI) / 2 + Math.PI / 4
        context.beginPath()
        const [dx, dy] = [Math.cos(angle) * motif * 0.16, Math.sin(angle) * motif * 0.16]
        context.ellipse(x + dx, y + dy, motif * 0.17, motif * 0.07, angle, 0, Math.PI * 2)
        context.fill()
      }
    }
  }
  const next = steadyNumbers(58)
  const wide = Math.min(width, 1_100) * 0.22
  for (let frame = 0; frame < 9; frame += 1) {
    const size = wide * (0.5 + next() * 0.5)
    const x = (frame / 8) * width - size / 2 + (next() - 0.5) * wide
    const y = height * (0.05 + next() * 0.42)
    const tall = size * (0.8 + next() * 0.5)
    context.fillStyle = faded(palette.ink, 0.55)
    context.fillRect(x, y, size, tall)
    context.lineWidth = size * 0.08
    context.strokeStyle = `oklch(${0.6 + next() * 0.14} 0.11 82)`
    context.strokeRect(x, y, size, tall)
    context.lineWidth = 1.5
    context.strokeStyle = faded(palette.ink, 0.6)
    context.strokeRect(x, y, size, tall)
  }
  const rail = height * 0.62
  context.fillStyle = 'oklch(0.34 0.06 50)'
  context.fillRect(0, rail, width, height)
  context.fillStyle = 'oklch(0.46 0.07 55)'
  context.fillRect(0, rail, width, 10)
  paintFoot(context, area)
}
