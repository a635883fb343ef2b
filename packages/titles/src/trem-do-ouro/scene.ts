import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds, paintRidge } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround } from '../look/strokes.ts'

/** A mountain line: ridges in mist, a viaduct of arches across the valley. */
export const paintMountainLine: PaintScene = (context, area) => {
  const { width, height, focusY, palette } = area
  paintGround(context, area)
  for (const [index, lift] of [0.2, 0.3].entries()) {
    paintRidge(context, area, {
      top: Math.max(focusY - 40 + index * 60, height * lift),
      rise: height * 0.14,
      peaks: 5 + index * 2,
      seed: 90 + index,
      colour: index === 0 ? faded(palette.mid, 0.8) : palette.deep,
      foot: index === 0 ? faded(palette.mid, 0.2) : palette.ink,
    })
  }
  paintClouds(context, area, {
    top: Math.max(focusY + 50, height * 0.42),
    puff: Math.min(width * 0.09, 90),
    seed: 27,
    colour: faded(palette.glow, 0.4),
    foot: faded(palette.glow, 0),
  })
  const deck = Math.max(focusY + 110, height * 0.56)
  const arch = Math.max(64, width / 11)
  context.fillStyle = palette.ink
  context.fillRect(0, deck, width, arch * 0.2)
  context.beginPath()
  context.rect(0, deck, width, height - deck)
  for (let x = arch * 0.1; x < width; x += arch) {
    context.moveTo(x + arch * 0.8, height)
    context.lineTo(x + arch * 0.8, deck + arch * 0.6)
    context.arc(x + arch * 0.4, deck + arch * 0.6, arch * 0.4, 0, Math.PI, true)
    context.lineTo(x, height)
    context.closePath()
  }
  context.fill('evenodd')
  paintFoot(context, area)
}
