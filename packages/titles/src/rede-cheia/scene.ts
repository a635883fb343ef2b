import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, paintHills } from '../look/strokes.ts'

/** Shallow green sea under a net that hangs from above, knots and floats along its rim. */
export const paintBeach: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  for (const [index, lift] of [0.44, 0.54, 0.64].entries()) {
    paintHills(context, area, {
      top: height * lift,
      swell: height * 0.014,
      waves: 2.6 + index,
      phase: index * 1.9,
      colour: `oklch(${0.74 - index * 0.12} 0.11 ${195 + index * 12} / 0.75)`,
      foot: faded(palette.deep, 0.7),
    })
  }
  const mesh = Math.max(26, Math.min(width, 1_200) / 26)
  const rimAt = (x: number): number =>
    height * 0.34 + Math.sin((x / width) * Math.PI) * height * 0.16
  context.strokeStyle = 'oklch(0.95 0.03 90 / 0.5)'
  context.lineWidth = 1.6
  for (const lean of [1, -1]) {
    for (let start = -height; start < width + height; start += mesh) {
      context.beginPath()
      context.moveTo(start, 0)
      for (let y = 0; y < height; y += 8) {
        const x = start + lean * y
        if (y > rimAt(x)) break
        context.lineTo(x, y)
      }
      context.stroke()
    }
  }
  context.strokeStyle = 'oklch(0.78 0.09 75)'
  context.lineWidth = 6
  context.beginPath()
  for (let x = 0; x <= width + 8; x += 8) context.lineTo(x, rimAt(x))
  context.stroke()
  for (let x = mesh; x < width; x += mesh * 2.4) {
    context.fillStyle = 'oklch(0.72 0.19 45)'
    context.beginPath()
    context.ellipse(x, rimAt(x), mesh * 0.42, mesh * 0.28, 0, 0, Math.PI * 2)
    context.fill()
  }
  paintFoot(context, area)
}
