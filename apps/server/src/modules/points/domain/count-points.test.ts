import { expect, test } from 'vitest'
import { countBought, countPoints } from './count-points.ts'

test('points of a stake are its share of the rule, down to 1/10,000', () => {
  const rule = { stakeMinor: 100_000n, pointsMinor: 10_000n }
  expect(countPoints(100_000n, rule)).toBe(10_000n)
  expect(countPoints(5_000n, rule)).toBe(500n)
  expect(countPoints(9n, rule)).toBe(0n)
})

test('a real earns the number of points of the ratio', () => {
  expect(countBought(25_000n, 40_000n)).toBe(100_000n)
})
