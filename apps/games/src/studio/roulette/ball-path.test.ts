import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ballPath, pathMs, pocketAngle, rotorSpeed, throwAngle, type Throw } from './ball-path.ts'
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

const everyMs = 5
const timesOf = (untilMs: number): number[] =>
  Array.from({ length: Math.ceil(untilMs / everyMs) }, (_, index) => index * everyMs)

const pointAt = (thrown: Throw, ms: number) => {
  const { angle, radius, height } = ballPath(thrown).at(ms)
  return [Math.cos(angle) * radius, height, Math.sin(angle) * radius] as const
}

it.each(Array.from({ length: 37 }, (_, pocket) => pocket))(
  'a ball rests in the middle of pocket %i before the show ends, and turns with it',
  (pocket) => {
    fc.assert(
      fc.property(throws, fc.integer({ min: 0, max: 5_000 }), (thrown, laterMs) => {
        const path = ballPath({ ...thrown, pocket })
        expect(path.restsAtMs).toBeLessThan(pathMs)
        const end = path.at(pathMs + laterMs)
        expect(end.phase).toBe('resting')
        expect(between(end.angle - end.rotor - pocketAngle(pocket, 37))).toBeCloseTo(0, 9)
        expect(end.radius).toBeCloseTo(wheelShape.rest, 9)
      }),
      { numRuns: 25 },
    )
  },
)

it('a ball starts at the hand, and neither it nor the rotor ever jumps', () => {
  fc.assert(
    fc.property(throws, (thrown) => {
      expect(between(ballPath(thrown).at(0).angle - throwAngle)).toBeCloseTo(0, 9)
      let before = pointAt(thrown, 0)
      for (const ms of timesOf(pathMs)) {
        const now = pointAt(thrown, ms)
        // 8 m/s is more than the fastest throw.
        expect(Math.hypot(...now.map((part, index) => part - (before[index] ?? 0)))).toBeLessThan(
          0.04,
        )
        before = now
        const { rotor } = ballPath(thrown).at(ms)
        expect(rotor).toBeCloseTo(thrown.rotorAt + (rotorSpeed * ms) / 1_000, 9)
      }
    }),
    { numRuns: 30 },
  )
})

it('a ball slows down all the way to the rotor, and falls only from the track', () => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const path = ballPath(thrown)
      const states = timesOf(pathMs).map((ms) => path.at(ms))
      const free = states.filter(({ phase }) => phase === 'rim' || phase === 'falling')
      const speeds = free.slice(1).map(({ angle }, index) => angle - (free[index]?.angle ?? 0))
      for (const [index, speed] of speeds.entries()) {
        expect(speed).toBeGreaterThan(0)
        if (index > 0) expect(speed).toBeLessThan((speeds[index - 1] ?? 0) + 1e-9)
      }
      for (const { phase, radius } of states) {
        if (phase === 'rim') expect(radius).toBe(wheelShape.track)
        else expect(radius).toBeLessThanOrEqual(wheelShape.track)
      }
      const order = ['rim', 'falling', 'hopping', 'resting']
      const phases = states.map(({ phase }) => order.indexOf(phase))
      expect(phases).toEqual(phases.toSorted((one, other) => one - other))
    }),
    { numRuns: 30 },
  )
})

it('no two seeds throw alike', () => {
  const thrown = { pocket: 5, pockets: 37, rotorAt: 1 }
  const [one, other] = [0.1, 0.2].map((seed) => ballPath({ ...thrown, seed }).at(4_500).angle)
  expect(one).not.toBe(other)
})
