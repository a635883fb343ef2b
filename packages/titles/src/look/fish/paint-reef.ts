import { steadyNumbers } from '../strokes.ts'
import type { PondLook } from '../theme.ts'
import {
  paintCoral,
  paintDepth,
  paintLight,
  paintMound,
  paintSpecks,
  paintTube,
} from './strokes.ts'

const corals: readonly (readonly [string, string])[] = [
  ['#ff5fa2', '#a3135f'],
  ['#ff9a4a', '#a8450f'],
  ['#b06bff', '#5a1fae'],
  ['#35e0c8', '#0b7f7a'],
]

/** A coral reef at night: violet water, moonlight, corals that shine. */
export const reef: PondLook = {
  far: '#2a2a86',
  paintBehind: (context, { width, height }) => {
    const area = { width, height }
    paintDepth(context, area, ['#6f6be8', '#3d3fb4', '#272a86', '#191a5c', '#0e0e36'])
    const moon = context.createRadialGradient(
      width * 0.72,
      -20,
      10,
      width * 0.72,
      -20,
      height * 0.7,
    )
    moon.addColorStop(0, 'rgb(235 230 255 / 0.75)')
    moon.addColorStop(0.25, 'rgb(170 160 255 / 0.3)')
    moon.addColorStop(1, 'rgb(90 90 220 / 0)')
    context.fillStyle = moon
    context.fillRect(0, 0, width, height)
    paintLight(context, area, { colour: 'rgb(205 200 255 / 0.2)', count: 6, seed: 21 })
    paintMound(context, area, { top: 0.66, colour: '#2b2a8e', seed: 12 })
    paintMound(context, area, { top: 0.76, colour: '#211f70', seed: 14 })
    const next = steadyNumbers(31)
    for (let coral = 0; coral < 12; coral += 1) {
      const paint = coral % 3 === 0 ? paintTube : paintCoral
      paint(context, {
        x: width * ((coral + next()) / 12),
        foot: height * 0.92,
        tall: height * (0.14 + next() * 0.12),
        sway: (next() - 0.5) * 0.4,
        colours: coral % 2 ? ['#5a4fd0', '#2f2a94'] : ['#7a4fc0', '#3d2486'],
      })
    }
    paintMound(context, area, { top: 0.89, colour: '#14134a', seed: 15 })
    paintSpecks(context, area, { colours: ['#ff9fd8', '#8fe8ff', '#ffe59a'], count: 34, seed: 6 })
  },
  paintInFront: (context, { width, height }) => {
    const next = steadyNumbers(43)
    for (let coral = 0; coral < 10; coral += 1) {
      const isLeft = coral % 2 === 0
      const inset = next() * width * 0.2
      const paint = coral % 4 === 2 ? paintTube : paintCoral
      paint(context, {
        x: isLeft ? inset : width - inset,
        foot: height + 10,
        tall: height * (0.14 + next() * 0.16) * (1 - inset / (width * 0.34)),
        sway: (next() - 0.5) * 0.5,
        colours: corals[coral % corals.length] ?? ['#fff', '#000'],
      })
    }
  },
}
