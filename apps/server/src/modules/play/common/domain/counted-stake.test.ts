import { expect, test } from 'vitest'
import { countedStakeOf } from './counted-stake.ts'

test('the whole stake counts, unless the vendor says that a part was not at risk', () => {
  const counted = (validStakeMinor: bigint | undefined) =>
    countedStakeOf(1_000n, { amountMinor: 500n, validStakeMinor }).uncountedMinor
  expect([undefined, 1_000n, 1_001n, 999n, 0n].map(counted)).toEqual([0n, 0n, 0n, 1n, 1_000n])
})

test('nobody wins more from other players than the payout', () => {
  const won = (wonFromPlayersMinor: bigint | undefined) =>
    countedStakeOf(1_000n, { amountMinor: 500n, wonFromPlayersMinor }).wonFromPlayersMinor
  expect([undefined, 0n, 499n, 500n, 501n].map(won)).toEqual([0n, 0n, 499n, 500n, 500n])
})
