import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintRidge } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** White ridges and araucarias, whose branches turn up like a candlestick. */
export const paintPines: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const snow = 'oklch(0.96 0.015 230)'
  const far = { peaks: 6, rise: height * 0.13, foot: palette.mid }
  paintRidge(context, area, { ...far, top: height * 0.34, seed: 4, colour: snow })
  const near = { peaks: 4, rise: height * 0.1, foot: palette.deep }
  paintRidge(context, area, { ...near, top: height * 0.46, seed: 19, colour: faded(snow, 0.75) })
  const next = steadyNumbers(33)
  context.lineCap = 'round'
  for (let tree = 0; tree < 16; tree += 1) {
    const tall = height * (0.2 + next() * 0.2)
    const inset = next() ** 1.4 * width * 0.36
    const x = tree % 2 === 0 ? inset : width - inset
    const foot = height * (0.56 + next() * 0.12)
    context.strokeStyle = `oklch(${0.24 + next() * 0.1} 0.05 165)`
    context.lineWidth = Math.max(3, tall * 0.035)
    context.beginPath()
    context.moveTo(x, foot)
    context.lineTo(x, foot - tall)
    context.stroke()
    context.lineWidth = Math.max(2, tall * 0.022)
    for (let tier = 0; tier < 4; tier += 1) {
      const y = foot - tall * (0.62 + tier * 0.12)
      const reach = tall * (0.34 - tier * 0.04)
      for (const side of [-1, 1]) {
        context.beginPath()
        context.moveTo(x, y)
        context.quadraticCurveTo(x + side * reach, y, x + side * reach, y - tall * 0.12)
        context.stroke()
      }
    }
  }
  context.fillStyle = faded(snow, 0.85)
  for (let flake = 0; flake < 90; flake += 1) {
    context.beginPath()
    context.arc(next() * width, next() * height * 0.7, 0.8 + next() * 2.2, 0, Math.PI * 2)
    context.fill()
  }
  paintFoot(context, area)
}
