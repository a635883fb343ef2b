import { expect, test } from 'vitest'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { retryAfterMs } from '../../../common/domain/retry-after.ts'
import { canDepositMove, canPaymentMove, depositMoves, paymentMoves } from './deposit-states.ts'
import { refundIdOf, txidOf } from './ids.ts'

test('nothing leaves a credited deposit, and every state can still reach a credit or is final', () => {
  expect(depositMoves.credited).toEqual([])
  for (const from of ['awaiting', 'expired', 'returned'] as const) {
    expect(canDepositMove(from, 'credited')).toBe(true)
  }
  expect(canDepositMove('credited', 'returned')).toBe(false)
})

test('a payment is credited or returned, never both', () => {
  expect(paymentMoves.credited).toEqual([])
  expect(paymentMoves.refunded).toEqual([])
  for (const from of ['refund_due', 'refunding', 'refunded'] as const) {
    expect(canPaymentMove(from, 'credited')).toBe(false)
  }
  expect(canPaymentMove('credited', 'refund_due')).toBe(false)
})

test('ids for the institution have its format', () => {
  const txid = txidOf('0B5FF4A5-0d5f-4d1c-8a29-2f6f7f3f9e01')
  expect(txid).toMatch(/^[a-zA-Z0-9]{26,35}$/)
  const endToEndId = `E99999004203001011200${'x'.repeat(11)}`
  const ids = [1, 2, 10, 999].map((number) => refundIdOf(endToEndId, number))
  for (const id of ids) expect(id).toMatch(/^[a-zA-Z0-9]{1,35}$/)
  expect(new Set(ids).size).toBe(4)
  expect(() => refundIdOf(endToEndId, 1_000)).toThrow(RangeError)
})

test('only the middle of a CPF is shown', () =>
  expect(maskCpf('52998224725')).toBe('***.982.247-**'))

test('queries are repeated at growing intervals, up to two minutes', () => {
  expect([0, 1, 5, 50].map(retryAfterMs)).toEqual([1_000, 2_000, 32_000, 120_000])
})
