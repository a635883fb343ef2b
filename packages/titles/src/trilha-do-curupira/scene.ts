import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds, paintLeaf } from '../look/landscape-strokes.ts'
import { paintBokeh, paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** A trail into deep forest: layered canopies, fireflies, a path that narrows. */
export const paintTrail: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  for (const [index, lift] of [0.1, 0.24, 0.4].entries()) {
    paintClouds(context, area, {
      top: height * lift,
      puff: Math.min(width * 0.12, 110),
      seed: 40 + index,
      colour: faded([palette.bright, palette.mid, palette.deep][index] ?? palette.deep, 0.55),
      foot: faded(palette.deep, 0.1),
    })
  }
  const start = Math.max(focusY + 40, height * 0.42)
  context.fillStyle = 'oklch(0.62 0.1 70 / 0.8)'
  context.beginPath()
  context.moveTo(focusX - 10, start)
  context.quadraticCurveTo(focusX - width * 0.2, height * 0.7, focusX - width * 0.26, height)
  context.lineTo(focusX + width * 0.3, height)
  context.quadraticCurveTo(focusX + width * 0.02, height * 0.7, focusX + 12, start)
  context.fill()
  paintBokeh(context, area, { count: 26, seed: 77, sizeMax: 22 })
  const next = steadyNumbers(19)
  for (let leaf = 0; leaf < 30; leaf += 1) {
    const isLeft = leaf % 2 === 0
    paintLeaf(context, {
      x: isLeft ? -10 : width + 10,
      y: height * (0.1 + next() * 0.85),
      angle: (isLeft ? 0 : Math.PI) + (next() - 0.5) * 1.4,
      length: Math.min(width * 0.26, 200) * (0.6 + next() * 0.5),
      colour: leaf % 3 === 0 ? palette.mid : palette.deep,
      rib: faded(palette.glow, 0.3),
    })
  }
  paintFoot(context, area)
}
