import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

test.each([
  { actual: '0.00', expected: '500.00', share: 0 },
  { actual: '125.00', expected: '500.00', share: 0.25 },
  { actual: '500.00', expected: '500.00', share: 1 },
  { actual: '9000.00', expected: '500.00', share: 1 },
  { actual: '0.00', expected: '0.00', share: 1 },
])('$actual of $expected fills $share of the bar', ({ actual, expected, share }) => {
  expect(shareOf(actual, expected)).toBe(share)
})
