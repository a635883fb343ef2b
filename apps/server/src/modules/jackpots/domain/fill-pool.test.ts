import { expect, test } from 'vitest'
import { fillPool } from './fill-pool.ts'

const put = { amountMinor: 20_000n, shareBp: 100 }

test.each([
  [9_799n, { contributionMinor: 200n, isHit: false }],
  [9_800n, { contributionMinor: 200n, isHit: true }],
  [12_000n, { contributionMinor: 200n, isHit: true }],
])('a pool of %s that hits at 10,000', (balanceMinor, filled) => {
  expect(fillPool({ balanceMinor, hitMinor: 10_000n }, put)).toEqual(filled)
})

test('a stake too small for a contribution hits nothing', () => {
  const small = { amountMinor: 99n, shareBp: 100 }
  expect(fillPool({ balanceMinor: 10_000n, hitMinor: 10_000n }, small)).toEqual({
    contributionMinor: 0n,
    isHit: false,
  })
})
