import { expect, test } from 'vitest'
import { givenBoundBp, givenShares, stakesFor } from './given-shares.ts'

test('stakes pay for a prize once their share is as much, and a fraction below does not', () => {
  expect(stakesFor(100_000n, 20)).toBe(50_000_000n)
  expect(stakesFor(1n, 10_000)).toBe(1n)
  // A third of a unit more than 3,333.
  expect(stakesFor(1n, 3)).toBe(3_334n)
  expect(stakesFor(0n, 10)).toBe(0n)
})

test('all kinds of reward together give what is published, and no more', () => {
  expect(Object.values(givenShares).reduce((sum, share) => sum + share, 0)).toBe(givenBoundBp)
})
