import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { expect, test } from 'vitest'
import { payoutCapOf } from './payout-cap.ts'

const limits = { stakesMax: 1_000, payoutMaxMinor: parseMoney('50000.00') }

test.each([
  { name: 'what the vendor declared', stake: '2.00', declared: 500, cap: '1000.00' },
  {
    name: 'the brand’s limit where it did not',
    stake: '2.00',
    declared: undefined,
    cap: '2000.00',
  },
  { name: 'the brand’s ceiling above both', stake: '2.00', declared: 999_999, cap: '50000.00' },
  { name: 'the ceiling for a large stake', stake: '5000.00', declared: undefined, cap: '50000.00' },
  { name: 'a smallest stake’s own cap', stake: '0.0001', declared: 500, cap: '0.05' },
])('a stake may be paid up to $name', ({ stake, declared, cap }) => {
  expect(formatMoney(payoutCapOf(parseMoney(stake), declared, limits))).toBe(cap)
})
