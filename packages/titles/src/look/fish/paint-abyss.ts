import { steadyNumbers } from '../strokes.ts'
import type { PaintPond, PondLook } from '../theme.ts'
import { paintDepth, paintMound, paintSpecks, paintTube } from './strokes.ts'

/** Rock walls that close in from both sides. */
const paintWalls = (
  context: CanvasRenderingContext2D,
  { width, height }: Parameters<PaintPond>[1],
  {
    reach,
    colour,
    seed,
  }: { readonly reach: number; readonly colour: string; readonly seed: number },
): void => {
  const next = steadyNumbers(seed)
  context.fillStyle = colour
  for (const side of [0, 1]) {
    const x = (part: number): number => (side === 0 ? part * width : width - part * width)
    context.beginPath()
    context.moveTo(x(0), 0)
    for (let step = 0; step <= 9; step += 1) {
      const part = reach * (0.45 + 0.55 * Math.abs(step / 9 - 0.4)) * (0.7 + next() * 0.6)
      context.lineTo(x(part), (height * step) / 9)
    }
    context.lineTo(x(0), height)
    context.fill()
  }
}

/** Smoke and glow over a hot vent. */
const paintVent = (
  context: CanvasRenderingContext2D,
  x: number,
  foot: number,
  tall: number,
): void => {
  const heat = context.createRadialGradient(x, foot - tall * 0.4, 2, x, foot - tall * 0.4, tall)
  heat.addColorStop(0, 'rgb(255 150 60 / 0.75)')
  heat.addColorStop(0.4, 'rgb(255 70 60 / 0.28)')
  heat.addColorStop(1, 'rgb(255 60 60 / 0)')
  context.fillStyle = heat
  context.fillRect(x - tall, foot - tall * 1.4, tall * 2, tall * 2)
  context.fillStyle = '#160c1c'
  context.beginPath()
  context.moveTo(x - tall * 0.3, foot)
  context.lineTo(x - tall * 0.1, foot - tall * 0.45)
  context.lineTo(x + tall * 0.1, foot - tall * 0.45)
  context.lineTo(x + tall * 0.3, foot)
  context.fill()
  context.fillStyle = '#ffb25a'
  context.beginPath()
  context.ellipse(x, foot - tall * 0.45, tall * 0.1, tall * 0.03, 0, 0, Math.PI * 2)
  context.fill()
}

/** A trench a thousand meters down: black water, hot vents, lights of the living. */
export const abyss: PondLook = {
  far: '#06142e',
  paintBehind: (context, { width, height }) => {
    const area = { width, height }
    paintDepth(context, area, ['#123a66', '#0b2650', '#071938', '#050f26', '#030816'])
    paintWalls(context, area, { reach: 0.3, colour: '#0a1f42', seed: 51 })
    paintWalls(context, area, { reach: 0.2, colour: '#071531', seed: 57 })
    for (const [x, tall] of [
      [0.18, 0.2],
      [0.5, 0.14],
      [0.84, 0.24],
    ] as const)
      paintVent(context, width * x, height * 0.92, height * tall)
    paintMound(context, area, { top: 0.9, colour: '#040b1c', seed: 9 })
    paintSpecks(context, area, { colours: ['#5ff5ff', '#8dffb0', '#c69bff'], count: 60, seed: 77 })
  },
  paintInFront: (context, { width, height }) => {
    const next = steadyNumbers(63)
    for (let tube = 0; tube < 6; tube += 1) {
      const isLeft = tube % 2 === 0
      const inset = next() * width * 0.17
      paintTube(context, {
        x: isLeft ? inset : width - inset,
        foot: height + 8,
        tall: height * (0.14 + next() * 0.14),
        sway: (next() - 0.5) * 0.5,
        colours: tube % 3 ? ['#ff5f6f', '#3c2036'] : ['#5ff5d8', '#143848'],
      })
    }
  },
}
