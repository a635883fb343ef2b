import { expect, test } from 'vitest'
import { isShareable, shareOfPayout, sharesOf } from './shares.ts'

const row = { share_first: 0, share_count: 2, share_of: 3 }

test('a ticket without one of its figures is whole', () => {
  expect(sharesOf(row)).toEqual({ first: 0, count: 2, of: 3 })
  for (const key of ['share_first', 'share_count', 'share_of'] as const) {
    expect(sharesOf({ ...row, [key]: null }), key).toBeUndefined()
  }
})

test('shares of a payout add up to it, what does not divide goes to the first', () => {
  const whole = { prizeMinor: 100n, tieMinor: 10n }
  const two = shareOfPayout(whole, { first: 0, count: 2, of: 3 })
  const one = shareOfPayout(whole, { first: 2, count: 1, of: 3 })
  expect(two).toEqual({ prizeMinor: 67n, tieMinor: 7n })
  expect(one).toEqual({ prizeMinor: 33n, tieMinor: 3n })
})

test('only the lotteries of Brazil are shared', () => {
  expect(['BR', 'SSC'].map((group_code) => isShareable({ group_code }))).toEqual([true, false])
})
