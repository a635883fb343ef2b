import { expect, test } from 'vitest'
import { placeInBand } from './place-in-band.ts'

const limits = { lowerBp: 9_000, upperBp: 10_000 }

test.each([
  ['the lower limit', 9_000, 0.25],
  ['the upper limit', 10_000, 0.75],
  ['the middle', 9_500, 0.5],
  ['far below', 0, 0.02],
  ['far above', 20_000, 0.98],
])('%s has its place on the bar', (_, measuredBp, place) => {
  expect(placeInBand({ measuredBp, limits })).toBeCloseTo(place, 10)
})

test('without limits, or without a width between them, the middle', () => {
  expect(placeInBand({ measuredBp: 9_000, limits: null })).toBe(0.5)
  expect(placeInBand({ measuredBp: 1, limits: { lowerBp: 5, upperBp: 5 } })).toBe(0.5)
})
