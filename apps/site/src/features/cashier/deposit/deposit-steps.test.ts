import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { expect, test } from 'vitest'
import { isMoving, stepsOf } from './deposit-steps.ts'

const awaiting: Deposit = {
  depositId: '0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01',
  clientId: '0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e02',
  channel: 'PIX',
  status: 'awaiting',
  amount: '50.00',
  createdAt: '2030-01-01T12:00:00Z',
  expiresAt: '2030-01-01T12:15:00Z',
  dueOn: null,
  promotionId: null,
  payableForMs: 900_000,
  qrText: '000201…',
  payUrl: null,
  creditedAt: null,
  payments: [],
}
const payment = {
  endToEndId: 'E9999900420300101120012345678901',
  amount: '50.00',
  paidAt: '2030-01-01T12:03:00Z',
  status: 'credited',
  reason: null,
  refundedAt: null,
  reversals: [],
} satisfies Deposit['payments'][number]
const marks = (deposit: Deposit) => stepsOf(deposit).map(({ key, mark }) => `${key} ${mark}`)

test('a new code waits for its payment', () => {
  expect(marks(awaiting)).toEqual([
    'cashier.step.code done',
    'cashier.step.paying now',
    'cashier.step.balance next',
  ])
  expect(isMoving(awaiting)).toBe(true)
})

test('once credited, every step is done and has its time', () => {
  const credited: Deposit = {
    ...awaiting,
    status: 'credited',
    creditedAt: '2030-01-01T12:03:02Z',
    payments: [payment],
  }
  expect(stepsOf(credited).map(({ at }) => at)).toEqual([
    '2030-01-01T12:00:00Z',
    '2030-01-01T12:03:00Z',
    '2030-01-01T12:03:02Z',
  ])
  expect(isMoving(credited)).toBe(false)
})

test('while a second payment is being returned the page keeps polling, but the steps are done', () => {
  const credited: Deposit = {
    ...awaiting,
    status: 'credited',
    creditedAt: '2030-01-01T12:03:02Z',
    payments: [payment, { ...payment, status: 'refunding', reason: 'already_paid' }],
  }
  expect(marks(credited)[2]).toBe('cashier.step.balance done')
  expect(isMoving(credited)).toBe(true)
})

test.each([
  ['checking', 'cashier.step.checking now', 'cashier.step.balance next'],
  ['held', 'cashier.step.held now', 'cashier.step.balance next'],
  ['refunding', 'cashier.step.refused bad', 'cashier.step.refunding back'],
  ['refunded', 'cashier.step.refused bad', 'cashier.step.refunded done'],
  ['unclaimed', 'cashier.step.refused bad', 'cashier.step.unclaimed bad'],
] as const)('a payment that is %s is shown as such', (status, second, third) => {
  const deposit: Deposit = { ...awaiting, payments: [{ ...payment, status }] }
  expect(marks(deposit).slice(1)).toEqual([second, third])
})

test('expired and failed deposits end without a payment', () => {
  expect(marks({ ...awaiting, status: 'expired' })[1]).toBe('cashier.step.unpaid bad')
  expect(marks({ ...awaiting, status: 'failed' })[0]).toBe('cashier.step.code bad')
  expect(isMoving({ ...awaiting, status: 'expired' })).toBe(false)
})
