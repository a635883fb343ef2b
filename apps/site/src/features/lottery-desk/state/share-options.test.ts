import { expect, test } from 'vitest'
import { planShares, shareCountsOf } from './share-options.ts'

test('only numbers of shares that divide the price are offered', () => {
  expect(shareCountsOf(280_000n, 100)).toEqual([2, 4, 5, 8, 10, 20, 25, 40, 50, 100])
  expect(shareCountsOf(280_000n, 10)).toEqual([2, 4, 5, 8, 10])
  expect(shareCountsOf(1n, 100)).toEqual([])
  // 6,000 BRL is divisible by all that are offered.
  expect(shareCountsOf(60_000_000n, 100)).toEqual([
    2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100,
  ])
})

test('the number of shares becomes the nearest possible one, at most all of them', () => {
  const options = { isOn: true, of: 6, mine: 9 }
  expect(planShares(options, 280_000n, 100)).toEqual({
    of: 5,
    mine: 5,
    priceMinor: 56_000n,
    ownMinor: 280_000n,
  })
  expect(planShares({ ...options, of: 10, mine: 2 }, 280_000n, 100)?.ownMinor).toBe(56_000n)
  expect(planShares({ ...options, isOn: false }, 280_000n, 100)).toBeUndefined()
  expect(planShares(options, 280_000n, 0)).toBeUndefined()
})
