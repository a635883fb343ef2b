import { split } from '@trevo/money/share.ts'
import { expect, test } from 'vitest'
import { payoutOfShares, priceOfShare } from './shared-ticket.ts'

test('a share costs an equal part of the ticket, in whole units', () => {
  expect(priceOfShare(1_000_000n, 8)).toBe(125_000n)
  expect(priceOfShare(1_000_000n, 3)).toBeUndefined()
  expect(priceOfShare(1_000_000n, 1)).toBeUndefined()
  expect(priceOfShare(1_000_100n, 101)).toBeUndefined()
})

test.each([0n, 1n, 7n, 99n, 1_000_001n, 123_456_789n])(
  'a payout of %s is divided among the shares, and nothing is lost or created',
  (payoutMinor) => {
    for (const parts of [2, 3, 7, 10, 100]) {
      const each = Array.from({ length: parts }, (_, first) =>
        payoutOfShares(payoutMinor, { first, count: 1, of: parts }),
      )
      expect(each).toEqual(split(payoutMinor, Array<bigint>(parts).fill(1n)))
      // Consecutive shares are paid what each of them is paid separately.
      const first = Math.floor(parts / 3)
      const count = parts - first
      expect(payoutOfShares(payoutMinor, { first, count, of: parts })).toBe(
        each.slice(first).reduce((sum, part) => sum + part, 0n),
      )
    }
  },
)
