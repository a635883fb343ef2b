import { expect, it, test } from 'vitest'
import { chiSquareOf, chiSquareP } from './chi-square.ts'

// Quantiles as in every table of the distribution.
test.each([
  [3.841459, 1, 0.05],
  [6.634897, 1, 0.01],
  [18.307038, 10, 0.05],
  [29.588298, 10, 0.001],
  [77.929465, 100, 0.95],
  [124.342113, 100, 0.05],
])(
  'a chi-square of %d with %i degrees of freedom has probability %d',
  (statistic, degrees, chance) => {
    expect(chiSquareP(statistic, degrees)).toBeCloseTo(chance, 6)
  },
)

it('equal counts have a statistic of zero', () => {
  expect(chiSquareOf([5, 5, 5])).toBe(0)
  expect(chiSquareOf([10, 20])).toBeCloseTo(10 / 3, 12)
  expect(chiSquareOf([10, 20], [1, 2])).toBe(0)
})
