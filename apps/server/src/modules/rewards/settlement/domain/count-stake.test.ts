import { expect, test } from 'vitest'
import { countStake, type Decision, type KnownStake } from './count-stake.ts'

const first = new Date('2026-11-01T10:00:00Z')
const now = new Date('2026-11-20T10:00:00Z')
const open: KnownStake = {
  id: 1n,
  memberId: 7n,
  isOpen: true,
  settledAt: null,
  brandId: null,
  countedMinor: null,
  settledMinor: null,
  pointsMinor: 0n,
  product: null,
  hasRebate: false,
  corrections: 0,
}
const counted: KnownStake = {
  ...open,
  isOpen: false,
  settledAt: first,
  brandId: 1,
  countedMinor: 1_000n,
  settledMinor: 1_000n,
  pointsMinor: 100n,
  product: 'SPORTS',
}
const decide = (word: 'settled' | 'returned', backMinor = 0n, uncountedMinor = 0n): Decision => ({
  isReturned: word === 'returned',
  settledMinor: word === 'returned' ? 0n : 1_000n - backMinor,
  validMinor: word === 'returned' ? 0n : 1_000n - backMinor - uncountedMinor,
  brandId: 1,
  product: 'SPORTS',
  countedShareBp: 10_000,
  now,
})
/** Twice as many points as before: the rules changed meanwhile. */
const pointsFor = (_brand: number, _product: string, amountMinor: bigint) => amountMinor / 5n
const amounts = ({ plays }: ReturnType<typeof countStake>) =>
  plays.map(({ amountMinor, rounds, pointsMinor, at }) => [amountMinor, rounds, pointsMinor, at])

test('a stake counts once it is decided, without the cashed-out part', () => {
  const found = countStake(open, decide('settled', 400n), pointsFor)
  expect(found.count).toMatchObject({ state: 'settled', countedMinor: 600n, at: now })
  expect(amounts(found)).toEqual([[600n, 1, 120n, now]])
})

test('the part that was never at risk is settled but does not count', () => {
  const found = countStake(open, decide('settled', 400n, 500n), pointsFor)
  expect(found.count).toMatchObject({ settledMinor: 600n, countedMinor: 100n })
  const nothing = countStake(open, decide('settled', 0n, 1_000n), pointsFor)
  expect(nothing).toMatchObject({ count: { settledMinor: 1_000n, countedMinor: 0n }, plays: [] })
  // It counted nothing before and counts nothing now, but it is no longer settled.
  const known = { ...counted, countedMinor: 0n }
  expect(countStake(known, decide('returned'), pointsFor).count).toMatchObject({ settledMinor: 0n })
})

test('one that was returned before it counted counts nothing', () => {
  const found = countStake(open, decide('returned'), pointsFor)
  expect(found.count).toMatchObject({ state: 'returned', countedMinor: 0n })
  expect(found.plays).toEqual([])
})

test('one that is returned later subtracts what it added, from the same time', () => {
  const found = countStake(counted, decide('returned'), pointsFor)
  expect(found.count).toMatchObject({ state: 'settled', countedMinor: 0n, corrections: 1 })
  expect(amounts(found)).toEqual([[-1_000n, -1, -100n, first]])
})

test('decided the same way again, nothing changes', () => {
  expect(countStake(counted, decide('settled'), pointsFor)).toEqual({ count: undefined, plays: [] })
})

test('counted again after a return, it counts at its first time', () => {
  const back = { ...counted, countedMinor: 0n, settledMinor: 0n, pointsMinor: 0n, corrections: 1 }
  const found = countStake(back, decide('settled'), pointsFor)
  expect(found.count).toMatchObject({ countedMinor: 1_000n, corrections: 2 })
  expect(amounts(found)).toEqual([[1_000n, 1, 200n, first]])
})

test('for a member who may not get rewards it counts for nobody, and earlier counts are still subtracted', () => {
  const shutOut = { ...decide('settled'), brandId: null }
  expect(countStake(open, shutOut, pointsFor).plays).toEqual([])
  const returned = { ...decide('returned'), brandId: null }
  expect(amounts(countStake(counted, returned, pointsFor))).toEqual([[-1_000n, -1, -100n, first]])
})

test('a count that a version did not record is corrected only in its rebate', () => {
  const unknown = { ...counted, countedMinor: null, settledMinor: null, hasRebate: true }
  const found = countStake(unknown, decide('returned'), pointsFor)
  expect(found).toMatchObject({ count: { countedMinor: null, rebatedMinor: 0n }, plays: [] })
  expect(countStake(unknown, decide('settled'), pointsFor).count).toBeUndefined()
})
