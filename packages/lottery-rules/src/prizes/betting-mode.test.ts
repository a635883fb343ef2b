import { expect, test } from 'vitest'
import {
  bettingModesOf,
  costOfLine,
  isBettingModeId,
  priceOfStake,
  stakeOfPrice,
} from './betting-mode.ts'

test.each([
  [1, 20_000n],
  [2, 2_000n],
  [3, 200n],
  [4, 20n],
] as const)('a stake in mode %i costs two of its units', (bettingModeId, price) => {
  expect(priceOfStake({ bettingModeId, multiple: 1 })).toBe(price)
  expect(priceOfStake({ bettingModeId, multiple: 7 })).toBe(7n * price)
  expect(costOfLine(3, { bettingModeId, multiple: 7 })).toBe(21n * price)
  expect(stakeOfPrice(price)).toEqual({ bettingModeId, multiple: 1 })
})

test.each([
  [60_000n, { bettingModeId: 1, multiple: 3 }],
  [22_000n, { bettingModeId: 2, multiple: 11 }],
  [20_200n, { bettingModeId: 3, multiple: 101 }],
  [20_020n, { bettingModeId: 4, multiple: 1_001 }],
  [20_010n, undefined],
  [10n, undefined],
  [0n, undefined],
  [-20_000n, undefined],
])('a free price of %s is a stake in the largest unit that divides it', (price, stake) => {
  expect(stakeOfPrice(price)).toEqual(stake)
})

test('there are four modes', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isBettingModeId)).toEqual([1, 2, 3, 4])
  expect(isBettingModeId(Number.NaN)).toBe(false)
})

test('a brand without parts of a centavo offers no stake that costs one', () => {
  const pricesOf = (withParts: boolean) =>
    bettingModesOf(withParts).map(({ id }) => priceOfStake({ bettingModeId: id, multiple: 1 }))
  expect(pricesOf(true)).toEqual([20_000n, 2_000n, 200n, 20n])
  expect(pricesOf(false)).toEqual([20_000n, 2_000n, 200n])
})
