import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeliveredModel } from '../testing/test-model.ts'
import { countPlayed, slotMin, type Slot } from './count-day.ts'

const { markers } = await readDeliveredModel()
const reais = (amount: number): bigint => BigInt(amount) * 10_000n
const slot = (at: number, bets: number, staked: number, given = 0): Slot => ({
  slot: at,
  bets: BigInt(bets),
  stakedMinor: reais(staked),
  givenMinor: reais(given),
})

test('a loss, and stakes twice as high afterwards, is a quarter of chasing', () => {
  // 12 bets of R$ 5 lose R$ 60; then R$ 10 a bet.
  expect(countPlayed([slot(40, 12, 60), slot(41, 5, 50)], markers)).toMatchObject({
    chasing: 1,
    bets: 17n,
    lostMinor: reais(110),
  })
})

test.each([
  ['stakes that are not raised', [slot(40, 12, 60), slot(41, 5, 45)]],
  ['a loss below the threshold', [slot(40, 12, 48), slot(41, 5, 50)]],
  ['too few bets before', [slot(40, 9, 90), slot(41, 5, 100)]],
  ['raised stakes after a win', [slot(40, 12, 60, 90), slot(41, 5, 50)]],
])('no chasing: %s', (_what, slots) => {
  expect(countPlayed(slots, markers).chasing).toBe(0)
})

test('the night is from midnight to five, a run is broken by an empty quarter', () => {
  const slots = [0, 1, 2, 19, 20, 40, 41].map((at) => slot(at, 1, 1))
  expect(countPlayed(slots, markers)).toMatchObject({
    nightMin: 4 * slotMin,
    playedMin: 7 * slotMin,
    longestMin: 3 * slotMin,
  })
})

const someSlots = fc.uniqueArray(
  fc.record({
    slot: fc.nat(95),
    bets: fc.bigInt(1n, 500n),
    stakedMinor: fc.bigInt(1n, 10n ** 9n),
    givenMinor: fc.bigInt(0n, 10n ** 9n),
  }),
  { selector: ({ slot: at }) => at, maxLength: 96 },
)

test('the order in which quarters are given does not matter, and sums are those of the stakes', () => {
  fc.assert(
    fc.property(someSlots, (slots) => {
      const counted = countPlayed(slots, markers)
      expect(countPlayed(slots.toReversed(), markers)).toEqual(counted)
      expect(counted.stakedMinor).toBe(slots.reduce((sum, one) => sum + one.stakedMinor, 0n))
      expect(counted.longestMin).toBeLessThanOrEqual(counted.playedMin)
      expect(counted.nightMin).toBeLessThanOrEqual(counted.playedMin)
      expect(counted.chasing).toBeLessThan(Math.max(1, slots.length))
    }),
  )
})
