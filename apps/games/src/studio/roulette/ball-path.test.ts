import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ballPath,
  pathMs,
  pocketAngle,
  rotorSpeed,
  throwAngle,
  type BallState,
} from './ball-path.ts'
import { wheelShape } from './wheel-shape.ts'

const throws = fc.record({
  pocket: fc.integer({ min: 0, max: 36 }),
  pockets: fc.constant(37),
  rotorAt: fc.double({ min: -50, max: 50, noNaN: true }),
  seed: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
})

/** From -π up to π. */
const between = (angle: number): number => {
  const turn = 2 * Math.PI
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}

const everyMs = 10
const timesOf = (untilMs: number): number[] =>
  Array.from({ length: Math.ceil(untilMs / everyMs) }, (_, index) => index * everyMs)

const pointOf = ({ angle, radius, height }: BallState) =>
  [Math.cos(angle) * radius, height, Math.sin(angle) * radius] as const

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))

it.each(Array.from({ length: 37 }, (_, pocket) => pocket))(
  'a ball rests in the middle of pocket %i before the show ends, and turns with it',
  (pocket) => {
    fc.assert(
      fc.property(throws, fc.integer({ min: 0, max: 5_000 }), (thrown, laterMs) => {
        const path = ballPath({ ...thrown, pocket })
        const { phase, angle, rotor, radius } = path.at(pathMs + laterMs)
        const off = between(angle - rotor - pocketAngle(pocket, 37))
        expect([path.restsAtMs < pathMs, phase]).toEqual([true, 'resting'])
        expect(off).toBeCloseTo(0, 9)
        expect(radius).toBeCloseTo(wheelShape.rest, 9)
      }),
      { numRuns: 15 },
    )
  },
)

it('a ball starts at the hand, and neither it nor the rotor ever jumps', () => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const path = ballPath(thrown)
      const states = timesOf(pathMs).map((ms) => path.at(ms))
      const points = states.map(pointOf)
      const steps = points.slice(1).map((point, index) => distance(point, points[index] ?? point))
      // 8 m/s is more than the fastest throw.
      expect(Math.max(...steps)).toBeLessThan(0.08)
      expect(between(path.at(0).angle - throwAngle)).toBeCloseTo(0, 9)
      const { rotor = 0 } = states.at(-1) ?? {}
      const passedSec = ((states.length - 1) * everyMs) / 1_000
      expect(rotor).toBeCloseTo(thrown.rotorAt + rotorSpeed * passedSec, 9)
    }),
    { numRuns: 20 },
  )
})

it('a ball slows down all the way to the rotor, and falls only from the track', () => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const path = ballPath(thrown)
      const states = timesOf(pathMs).map((ms) => path.at(ms))
      const free = states.filter(({ phase }) => phase === 'rim' || phase === 'falling')
      const speeds = free.slice(1).map(({ angle }, index) => angle - (free[index]?.angle ?? 0))
      const gains = speeds.slice(1).map((speed, index) => speed - (speeds[index] ?? 0))
      expect(Math.min(...speeds)).toBeGreaterThan(0)
      expect(Math.max(...gains)).toBeLessThan(1e-9)
      const onRim = states.filter(({ phase }) => phase === 'rim')
      expect(onRim.every(({ radius }) => radius === wheelShape.track)).toBe(true)
      expect(Math.max(...states.map(({ radius }) => radius))).toBe(wheelShape.track)
      const order = ['rim', 'falling', 'hopping', 'resting']
      const phases = states.map(({ phase }) => order.indexOf(phase))
      expect(phases).toEqual(phases.toSorted((one, other) => one - other))
    }),
    { numRuns: 20 },
  )
})

it('no two seeds throw alike', () => {
  const thrown = { pocket: 5, pockets: 37, rotorAt: 1 }
  const [one, other] = [0.1, 0.2].map((seed) => ballPath({ ...thrown, seed }).at(4_500).angle)
  expect(one).not.toBe(other)
})
