import { expect, it, test } from 'vitest'
import { chanceOfAtLeast, chanceOfAtMost } from './binomial-tail.ts'

test.each([
  { successes: 0, tries: 10, share: 0.3, chance: 1 },
  { successes: 10, tries: 10, share: 0.5, chance: 2 ** -10 },
  { successes: 1, tries: 3, share: 0.5, chance: 7 / 8 },
  { successes: 11, tries: 10, share: 0.5, chance: 0 },
])('$successes or more of $tries at $share: $chance', ({ successes, tries, share, chance }) => {
  expect(chanceOfAtLeast(successes, tries, share)).toBeCloseTo(chance, 12)
})

it('more than a number, and at most that number, together are certain', () => {
  for (const tries of [1, 17, 400, 5_000]) {
    for (const share of [0.02, 0.25, 0.9]) {
      const some = Math.floor(tries * share)
      const sum = chanceOfAtLeast(some + 1, tries, share) + chanceOfAtMost(some, tries, share)
      expect(sum).toBeCloseTo(1, 8)
    }
  }
})

it('small probabilities of many tries do not underflow', () => {
  // 12 of 12 at a quarter, and none of 2,000 at one in a hundred.
  expect(chanceOfAtLeast(12, 12, 0.25)).toBeCloseTo(0.25 ** 12, 15)
  expect(Math.log(chanceOfAtMost(0, 2_000, 0.01))).toBeCloseTo(2_000 * Math.log(0.99), 6)
})
