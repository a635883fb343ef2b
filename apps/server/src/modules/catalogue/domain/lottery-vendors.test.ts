import { expect, test } from 'vitest'
import { lotteryVendorOf } from './lottery-vendors.ts'

test.each([
  ['TCG', 'LOTT', 'TCG'],
  ['TCG', 'ZY', 'TCG'],
  ['TCG', 'ELOTT', 'TCG_ELOTT'],
  ['TCG_SEA', 'ELOTT', 'TCG_SEA'],
  ['TCG_LOTTO_VN', 'ELOTT', 'TCG_LOTTO_VN'],
] as const)(
  'a lottery of account %s with prizes of %s is listed with %s',
  (account, mode, vendor) => expect(lotteryVendorOf(account, mode)).toBe(vendor),
)
