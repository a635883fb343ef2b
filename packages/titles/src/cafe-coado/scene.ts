import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintHills } from '../look/strokes.ts'

/** Hills planted with rows of coffee in the first light of the morning. */
export const paintCoffeeHills: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const light = { core: 'oklch(0.97 0.07 90)', halo: 'oklch(0.84 0.13 75)' }
  const radius = Math.min(width * 0.1, 74)
  paintDisc(context, { x: focusX + width * 0.24, y: height * 0.18, radius, ...light })
  for (const [index, lift] of [0.3, 0.4, 0.52].entries()) {
    const hill = {
      top: height * lift,
      swell: height * 0.035,
      waves: 0.9 + index * 0.5,
      phase: 1.4 + index * 2.1,
    }
    const colour = `oklch(${0.5 - index * 0.1} 0.09 ${128 + index * 8})`
    paintHills(context, area, { ...hill, colour, foot: palette.ink })
    const bush = 7 + index * 4
    context.fillStyle = faded(`oklch(${0.36 - index * 0.06} 0.09 140)`, 0.85)
    for (let row = 1; row < 5; row += 1) {
      for (let x = (row % 2) * bush; x < width; x += bush * 1.9) {
        const turn = (x / width) * Math.PI * 2 * hill.waves + hill.phase
        const crest = hill.top - Math.sin(turn) * hill.swell
        context.beginPath()
        context.arc(x, crest + row * bush * 1.7 + bush, bush * 0.72, 0, Math.PI * 2)
        context.fill()
      }
    }
  }
  paintFoot(context, area)
}
