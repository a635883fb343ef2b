import { expect, it } from 'vitest'
import { bettingModesOf, isBettingModeId, priceOfStake, stakeOfPrice } from './betting-mode.ts'

const ids = [1, 2, 3, 4] as const

it('a stake costs two units: reais, tenths, centavos or tenths of them', () => {
  expect(ids.map((bettingModeId) => priceOfStake({ bettingModeId, multiple: 1 }))).toEqual([
    20_000n,
    2_000n,
    200n,
    20n,
  ])
  expect(priceOfStake({ bettingModeId: 3, multiple: 7 })).toBe(1_400n)
})

it('a brand without parts of a centavo offers all units but the smallest', () => {
  expect(bettingModesOf(true).map(({ id }) => id)).toEqual(ids)
  expect(bettingModesOf(false).map(({ id }) => id)).toEqual([1, 2, 3])
  expect([0, 1, 4, 5].map(isBettingModeId)).toEqual([false, true, true, false])
})

it('a free price is played in the largest unit that divides it', () => {
  expect(stakeOfPrice(60_000n)).toEqual({ bettingModeId: 1, multiple: 3 })
  expect(stakeOfPrice(50_000n)).toEqual({ bettingModeId: 2, multiple: 25 })
  expect(stakeOfPrice(20n)).toEqual({ bettingModeId: 4, multiple: 1 })
  expect([0n, -20n, 30n].map(stakeOfPrice)).toEqual([undefined, undefined, undefined])
})
