import { stakesFor, givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { expect, test } from 'vitest'
import { stakesMissing } from './play-budget.ts'

test('a budget pays once the member’s counted stakes cover it with what was paid before', () => {
  const needed = stakesFor(30_000n, givenShares.missions)
  const missing = (countedMinor: bigint) =>
    stakesMissing('missions', { spentMinor: 10_000n, countedMinor }, 20_000n)
  expect(missing(0n)).toBe(needed)
  expect(missing(needed - 1n)).toBe(1n)
  expect(missing(needed)).toBe(0n)
  expect(missing(needed + 1n)).toBe(0n)
})

test('what is worth nothing needs no stakes, each kind has its own share', () => {
  const none = { spentMinor: 10_000n, countedMinor: 0n }
  expect(stakesMissing('missions', none, 0n)).toBe(0n)
  expect(stakesMissing('levels', none, 1n)).toBe(stakesFor(10_001n, givenShares.levels))
})
