import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from './settle.ts'

test('the amount due is paid; an earlier overpayment is offset first', () => {
  expect(settle(100n, 0n)).toEqual({ paidMinor: 100n, debtMinor: 0n })
  expect(settle(100n, 30n)).toEqual({ paidMinor: 70n, debtMinor: 0n })
  expect(settle(100n, 130n)).toEqual({ paidMinor: 0n, debtMinor: 30n })
  expect(settle(-40n, 30n)).toEqual({ paidMinor: 0n, debtMinor: 70n })
})

test('over any statements, payments less the remaining overpayment equal their sum, and neither is ever below zero', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -1_000n, max: 1_000n })), (amounts) => {
      let [paid, debt] = [0n, 0n]
      for (const amount of amounts) {
        const settled = settle(amount, debt)
        expect(settled.paidMinor >= 0n && settled.debtMinor >= 0n).toBe(true)
        paid += settled.paidMinor
        debt = settled.debtMinor
      }
      expect(paid - debt).toBe(amounts.reduce((sum, one) => sum + one, 0n))
    }),
  )
})
