import { addBall, addBox, addTurned, createSculpt, type Sculpt, type Shape } from '../gl/sculpt.ts'
import { posed } from '../gl/vectors.ts'
import type { Surface } from '../gl/sculpt.ts'
import { numbersPicture } from '../room/draw-pictures.ts'
import { bowlProfile, wheelShape } from './wheel-shape.ts'

const wood: Surface = { colour: [0.2, 0.065, 0.024], rough: 0.34, grain: 'wood' }
const darkWood: Surface = { colour: [0.085, 0.027, 0.012], rough: 0.3, grain: 'wood' }
const brass: Surface = { colour: [0.95, 0.66, 0.29], rough: 0.19, metal: 1 }
const oldBrass: Surface = { colour: [0.72, 0.47, 0.19], rough: 0.34, metal: 1 }

/** The bowl: its edge, the track of the ball, the slope with its deflectors. */
export const buildBowl = (): Shape => {
  const sculpt = createSculpt()
  const { outer } = wheelShape
  sculpt.use(darkWood)
  addTurned(sculpt, bowlProfile, { parts: 128 })
  sculpt.use(wood)
  addTurned(
    sculpt,
    [
      [0.374, 0.074],
      [0.378, 0.098],
      [0.388, 0.106],
      [0.404, 0.104],
      [0.418, 0.09],
      [outer, 0.06],
      [outer, 0],
    ].map(([radius = 0, height = 0]) => [radius, height] as const),
    { parts: 128 },
  )
  sculpt.use(brass)
  addTurned(
    sculpt,
    [
      [0.3745, 0.1],
      [0.376, 0.1035],
      [0.3785, 0.1035],
      [0.38, 0.1],
    ],
    { parts: 128 },
  )
  addTurned(
    sculpt,
    [
      [0.29, 0.0295],
      [0.293, 0.0335],
      [0.297, 0.0325],
      [0.298, 0.031],
    ],
    { parts: 128 },
  )
  addTurned(
    sculpt,
    [
      [0.4235, 0.022],
      [0.4275, 0.022],
      [0.4275, 0.012],
      [0.4235, 0.01],
    ],
    { parts: 128 },
  )
  for (let index = 0; index < 8; index += 1) addDeflector(sculpt, index)
  return sculpt.shape()
}

const addDeflector = (sculpt: Sculpt, index: number): void => {
  const angle = (index / 8) * 2 * Math.PI + 0.2
  const radius = 0.328
  sculpt.use(
    brass,
    posed([Math.cos(angle) * radius, 0.052, -Math.sin(angle) * radius], [0, angle, 0.54]),
  )
  const isAcross = index % 2 === 0
  addBall(sculpt, [0, 0, 0], isAcross ? [0.006, 0.006, 0.019] : [0.019, 0.006, 0.006], 12)
}

/** The rotor: the ring of numbers, the pockets with their frets, the cone and its turret. */
export const buildRotor = (pockets: number): Shape => {
  const sculpt = createSculpt()
  const step = (2 * Math.PI) / pockets
  const ring: Surface = { colour: [1, 1, 1], rough: 0.26, grain: 'picture' }
  const { left, right, numbersTop, numbersBottom, pocketsBottom } = numbersPicture
  // The picture begins at zero and runs with the clock.
  const turned = { parts: pockets * 4, from: step / 2, to: step / 2 - 2 * Math.PI }
  sculpt.use(ring)
  addTurned(
    sculpt,
    [
      [0.2385, 0.0165],
      [0.2895, 0.0258],
    ],
    { ...turned, uv: [left, numbersTop, right, numbersBottom] },
  )
  addTurned(
    sculpt,
    [
      [0.188, 0.0032],
      [0.2365, 0.002],
    ],
    { ...turned, uv: [left, numbersBottom, right, pocketsBottom] },
  )
  sculpt.use(brass)
  addTurned(
    sculpt,
    [
      [0.2365, 0.002],
      [0.2368, 0.0178],
      [0.2385, 0.0178],
    ],
    { parts: 128 },
  )
  addTurned(
    sculpt,
    [
      [0.288, 0.0255],
      [0.2895, 0.028],
      [0.2915, 0.028],
      [0.2915, 0.01],
    ],
    { parts: 128 },
  )
  for (let index = 0; index < pockets; index += 1) {
    const angle = (index + 0.5) * step
    sculpt.use(brass, posed([0, 0, 0], [0, angle, 0]))
    addBox(sculpt, [0.2125, 0.0095, 0], [0.0255, 0.0075, 0.0011])
  }
  addCone(sculpt)
  return sculpt.shape()
}

const addCone = (sculpt: Sculpt): void => {
  sculpt.use(oldBrass)
  addTurned(
    sculpt,
    [
      [0.182, 0.024],
      [0.186, 0.0225],
      [0.1885, 0.017],
      [0.1885, 0.002],
    ],
    { parts: 128 },
  )
  sculpt.use(wood)
  addTurned(
    sculpt,
    [
      [0.062, 0.071],
      [0.1, 0.05],
      [0.14, 0.034],
      [0.182, 0.024],
    ],
    { parts: 96 },
  )
  sculpt.use(brass)
  addTurned(
    sculpt,
    [
      [0.0001, 0.176],
      [0.008, 0.173],
      [0.012, 0.164],
      [0.009, 0.154],
      [0.016, 0.15],
      [0.017, 0.143],
      [0.011, 0.138],
      [0.013, 0.112],
      [0.03, 0.104],
      [0.034, 0.094],
      [0.026, 0.086],
      [0.05, 0.078],
      [0.064, 0.074],
      [0.066, 0.068],
    ],
    { parts: 48 },
  )
  for (let index = 0; index < 4; index += 1) {
    sculpt.use(brass, posed([0, 0.128, 0], [0, (index * Math.PI) / 2 + 0.4, -0.12]))
    addBox(sculpt, [0.045, 0, 0], [0.04, 0.0042, 0.0042])
    addBall(sculpt, [0.09, 0, 0], [0.0115, 0.0115, 0.0115], 16)
  }
}

/** The ball. */
export const buildBall = (): Shape => {
  const sculpt = createSculpt()
  sculpt.use({ colour: [0.92, 0.91, 0.88], rough: 0.16 })
  const { ball } = wheelShape
  addBall(sculpt, [0, 0, 0], [ball, ball, ball], 20)
  return sculpt.shape()
}
