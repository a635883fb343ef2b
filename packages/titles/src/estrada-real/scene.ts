import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintRidge } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround, paintHills } from '../look/strokes.ts'

/** A paved road that winds from the mountains of Minas down to the sea. */
export const paintRoad: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const far = { peaks: 7, rise: height * 0.12, foot: palette.mid }
  paintRidge(context, area, {
    ...far,
    top: height * 0.26,
    seed: 12,
    colour: faded(palette.deep, 0.6),
  })
  const near = { peaks: 5, rise: height * 0.1, foot: palette.deep }
  paintRidge(context, area, { ...near, top: height * 0.34, seed: 31, colour: palette.deep })
  const hills = { swell: height * 0.03, waves: 1.3, phase: 2, foot: palette.ink }
  paintHills(context, area, { ...hills, top: height * 0.42, colour: 'oklch(0.45 0.09 135)' })
  const [narrow, wide] = [width * 0.012, Math.min(width, 900) * 0.3]
  context.lineCap = 'round'
  for (let step = 0; step < 60; step += 1) {
    const share = step / 59
    const y = height * (0.4 + share * 0.5)
    const x = width * (0.5 + Math.sin(share * 7.5) * 0.26 * (1 - share * 0.4))
    const reach = narrow + (wide - narrow) * share ** 1.6
    context.strokeStyle = step % 2 === 0 ? 'oklch(0.74 0.05 80)' : 'oklch(0.68 0.05 75)'
    context.lineWidth = Math.max(3, (height / 110) * (0.4 + share))
    context.beginPath()
    context.moveTo(x - reach / 2, y)
    context.lineTo(x + reach / 2, y)
    context.stroke()
  }
  paintFoot(context, area)
}
