import { steadyNumbers } from '../strokes.ts'
import type { PondLook } from '../theme.ts'
import { paintDepth, paintLight, paintLeafPlant, paintMound } from './strokes.ts'

/** An Amazonian lagoon by day: tea-green water, sun through leaves, roots, giant lily pads. */
export const river: PondLook = {
  far: '#0e5a55',
  paintBehind: (context, { width, height }) => {
    paintDepth(context, { width, height }, ['#d7e98a', '#4fae7c', '#157567', '#0a4a4f', '#062b33'])
    paintLight(
      context,
      { width, height },
      { colour: 'rgb(255 248 190 / 0.26)', count: 7, seed: 11 },
    )
    const next = steadyNumbers(7)
    // Flooded trunks and their roots, far away.
    for (let trunk = 0; trunk < 6; trunk += 1) {
      const x = width * (0.04 + trunk * 0.19 + next() * 0.06)
      const wide = width * (0.018 + next() * 0.024)
      context.fillStyle = `rgb(12 62 58 / ${0.28 + next() * 0.2})`
      context.beginPath()
      context.moveTo(x - wide * 0.6, 0)
      context.lineTo(x + wide * 0.6, 0)
      context.quadraticCurveTo(x + wide * 0.5, height * 0.6, x + wide * 2.6, height * 0.9)
      context.lineTo(x + wide * 0.4, height * 0.82)
      context.lineTo(x - wide * 0.4, height * 0.9)
      context.lineTo(x - wide * 2.2, height * 0.93)
      context.quadraticCurveTo(x - wide * 0.6, height * 0.6, x - wide * 0.6, 0)
      context.fill()
    }
    // Lily pads from below.
    for (let pad = 0; pad < 7; pad += 1) {
      const [x, wide] = [width * next(), width * (0.05 + next() * 0.06)]
      context.fillStyle = pad % 2 ? '#2d7a3e' : '#3c9448'
      context.beginPath()
      context.ellipse(x, 3, wide, 8 + next() * 7, 0, 0, Math.PI * 2)
      context.fill()
      context.strokeStyle = 'rgb(40 110 60 / 0.65)'
      context.lineWidth = 2
      context.beginPath()
      context.moveTo(x, 8)
      context.bezierCurveTo(
        x + 12,
        height * 0.1,
        x - 12,
        height * 0.18,
        x + 4,
        height * (0.2 + next() * 0.2),
      )
      context.stroke()
    }
    paintMound(context, { width, height }, { top: 0.84, colour: '#0b4440', seed: 3 })
    paintMound(context, { width, height }, { top: 0.91, colour: '#08332f', seed: 5 })
  },
  paintInFront: (context, { width, height }) => {
    const next = steadyNumbers(19)
    for (let plant = 0; plant < 10; plant += 1) {
      const isLeft = plant % 2 === 0
      const inset = next() * width * 0.16
      paintLeafPlant(context, {
        x: isLeft ? inset : width - inset,
        foot: height + 8,
        tall: height * (0.14 + next() * 0.2) * (1 - inset / (width * 0.24)),
        sway: (next() - 0.5) * 40,
        colours: plant % 3 ? ['#1d7a4a', '#0e4f37'] : ['#7ba33a', '#3d6a22'],
      })
    }
  },
}
