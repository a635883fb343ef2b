import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wheelTurn } from './wheel-turn.ts'

const turns = fc.integer({ min: 8, max: 60 }).chain((segments) =>
  fc.record({
    from: fc.double({ min: -20, max: 20, noNaN: true }),
    stop: fc.integer({ min: 0, max: segments - 1 }),
    segments: fc.constant(segments),
    ms: fc.integer({ min: 500, max: 9_000 }),
  }),
)

it('the wheel stops with its segment at the pointer, and stays there', () => {
  fc.assert(
    fc.property(turns, fc.integer({ min: 0, max: 5_000 }), (turn, laterMs) => {
      const end = wheelTurn(turn)(turn.ms + laterMs)
      const off = end / (2 * Math.PI) + turn.stop / turn.segments
      expect(Math.abs(off - Math.round(off))).toBeLessThan(1e-9)
    }),
  )
})

it('the wheel starts where it was, never turns back, and slows down all the time', () => {
  fc.assert(
    fc.property(turns, (turn) => {
      const at = wheelTurn(turn)
      expect(at(0)).toBeCloseTo(turn.from, 9)
      const angles = Array.from({ length: 101 }, (_, step) => at((turn.ms * step) / 100))
      const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0))
      const gains = steps.slice(1).map((step, index) => step - (steps[index] ?? 0))
      expect(Math.min(...steps)).toBeGreaterThan(0)
      expect(Math.max(...gains)).toBeLessThan(1e-9)
    }),
  )
})

it('without time the wheel is at its end at once', () => {
  const at = wheelTurn({ from: 1, stop: 3, segments: 12, ms: 0 })
  expect(at(0)).toBe(at(10))
})
