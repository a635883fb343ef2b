import { expect, it } from 'vitest'
import { exactFigures, winOrLose } from './exact-figures.ts'

it('the figures of a wager are those of its possible outcomes', () => {
  const figures = exactFigures([...winOrLose(0.25, 380), { probability: 0, multiplier: 90_000 }])
  expect(figures.rtpBp).toBeCloseTo(9_500, 9)
  expect(figures.hitRate).toBe(0.25)
  expect(figures.stdDev).toBeCloseTo(Math.sqrt(0.25 * 3.8 ** 2 - 0.95 ** 2), 9)
  expect(figures.maxWinStakes).toBe(3.8)
})

it('a wager that never wins has a highest win of zero', () => {
  expect(exactFigures([{ probability: 1, multiplier: 0 }])).toEqual({
    rtpBp: 0,
    hitRate: 0,
    stdDev: 0,
    maxWinStakes: 0,
  })
})
