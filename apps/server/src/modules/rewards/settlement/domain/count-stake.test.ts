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

test('a stake counts once it is decided, without what was cashed out', () => {
  const found = countStake(open, decide('settled', 400n), pointsFor)
  expect(found.count).toMatchObject({ state: 'settled', countedMinor: 600n, at: now })
  expect(amounts(found)).toEqual([[600n, 1, 120n, now]])
})

test('the part that was never at risk is settled and counts nothing', () => {
  const found = countStake(open, decide('settled', 400n, 500n), pointsFor)
  expect(found.count).toMatchObject({ settledMinor: 600n, countedMinor: 100n })
  const nothing = countStake(open, decide('settled', 0n, 1_000n), pointsFor)
  expect(nothing).toMatchObject({ count: { settledMinor: 1_000n, countedMinor: 0n }, plays: [] })
  // It counted nothing before and counts nothing now, but it is settled no more.
  const known = { ...counted, countedMinor: 0n }
  expect(countStake(known, decide('returned'), pointsFor).count).toMatchObject({ settledMinor: 0n })
})

test('one that went back before it counted counts nothing', () => {
  const found = countStake(open, decide('returned'), pointsFor)
  expect(found.count).toMatchObject({ state: 'returned', countedMinor: 0n })
  expect(found.plays).toEqual([])
})

test('one that goes back later takes away what it brought, where it brought it', () => {
  const found = countStake(counted, decide('returned'), pointsFor)
  expect(found.count).toMatchObject({ state: 'settled', countedMinor: 0n, corrections: 1 })
  expect(amounts(found)).toEqual([[-1_000n, -1, -100n, first]])
})

test('decided in the same way again, nothing changes', () => {
  expect(countStake(counted, decide('settled'), pointsFor)).toEqual({ count: undefined, plays: [] })
})

test('counted again after it went back, it counts in the time in which it counted first', () => {
  const back = { ...counted, countedMinor: 0n, settledMinor: 0n, pointsMinor: 0n, corrections: 1 }
  const found = countStake(back, decide('settled'), pointsFor)
  expect(found.count).toMatchObject({ countedMinor: 1_000n, corrections: 2 })
  expect(amounts(found)).toEqual([[1_000n, 1, 200n, first]])
})

test('of a member who may have nothing it counts for nobody, and what it brought before still goes', () => {
  const shutOut = { ...decide('settled'), brandId: null }
  expect(countStake(open, shutOut, pointsFor).plays).toEqual([])
  const returned = { ...decide('returned'), brandId: null }
  expect(amounts(countStake(counted, returned, pointsFor))).toEqual([[-1_000n, -1, -100n, first]])
})

test('what a version counted that did not write it down is corrected in its rebate alone', () => {
  const unknown = { ...counted, countedMinor: null, settledMinor: null, hasRebate: true }
  const found = countStake(unknown, decide('returned'), pointsFor)
  expect(found).toMatchObject({ count: { countedMinor: null, rebatedMinor: 0n }, plays: [] })
  expect(countStake(unknown, decide('settled'), pointsFor).count).toBeUndefined()
})
