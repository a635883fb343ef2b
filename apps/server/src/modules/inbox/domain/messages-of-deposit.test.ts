import type { Deposit, DepositPayment } from '@trevo/contract/wps/cashier/deposit.ts'
import { describe, expect, test } from 'vitest'
import { lateAfterMs, messagesOfDeposit } from './messages-of-deposit.ts'

const paidAt = '2026-11-21T15:00:00.000Z'
const after = (ms: number) => new Date(new Date(paidAt).getTime() + ms)
const payment = (change: Partial<DepositPayment>): DepositPayment => ({
  endToEndId: 'E1',
  amount: '50.00',
  paidAt,
  status: 'checking',
  reason: null,
  refundedAt: null,
  reversals: [],
  ...change,
})
const deposit = (change: Partial<Deposit>): Deposit => ({
  depositId: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  channel: 'PIX',
  status: 'awaiting',
  amount: '50.00',
  createdAt: paidAt,
  expiresAt: null,
  dueOn: null,
  promotionId: null,
  payableForMs: null,
  qrText: null,
  payUrl: null,
  creditedAt: null,
  payments: [],
  ...change,
})
const kindsOf = (one: Deposit) => messagesOfDeposit(one, after(0)).map(({ kind }) => kind)

describe('the messages of a deposit', () => {
  test('none while it waits, and none about a Pix that was not assessed', () => {
    expect(kindsOf(deposit({}))).toEqual([])
    expect(kindsOf(deposit({ payments: [payment({})] }))).toEqual([])
  })

  test.each([
    { status: 'held', kind: 'deposit_held' },
    { status: 'refunding', kind: 'deposit_sent_back' },
    { status: 'refunded', kind: 'deposit_sent_back' },
    { status: 'unclaimed', kind: 'deposit_unclaimed' },
  ] as const)('a Pix that is $status: $kind', ({ status, kind }) => {
    expect(kindsOf(deposit({ payments: [payment({ status })] }))).toEqual([kind])
  })

  test.each([
    { ms: 0, kind: 'deposit_credited' },
    { ms: lateAfterMs - 1, kind: 'deposit_credited' },
    { ms: lateAfterMs, kind: 'deposit_late' },
  ])('credited $ms ms after it was paid: $kind', ({ ms, kind }) => {
    const creditedAt = after(ms).toISOString()
    const credited = deposit({ creditedAt, payments: [payment({ status: 'credited' })] })
    expect(kindsOf(credited)).toEqual([kind])
  })

  test('refunding and refunded are one message, which is sent once', () => {
    const sourceOf = (status: 'refunding' | 'refunded') =>
      messagesOfDeposit(deposit({ payments: [payment({ status })] }), after(0))[0]?.source
    expect(sourceOf('refunding')).toBe(sourceOf('refunded'))
  })

  test('each return of the payer’s bank is announced, and none twice', () => {
    const reversal = {
      what: 'deposit' as const,
      amount: '20.00',
      fromBalance: '20.00',
      owed: '0.00',
    }
    const reversals = [0, 1_000].map((ms) => ({ ...reversal, reversedAt: after(ms).toISOString() }))
    const told = messagesOfDeposit(
      deposit({ payments: [payment({ status: 'credited', reversals })] }),
      after(0),
    )
    expect(told.map(({ kind }) => kind)).toEqual([
      'deposit_credited',
      'deposit_reversed',
      'deposit_reversed',
    ])
    expect(new Set(told.map(({ source }) => source)).size).toBe(3)
  })

  test('a failed charge is announced by the deposit page itself', () => {
    expect(kindsOf(deposit({ status: 'failed' }))).toEqual(['deposit_failed'])
  })
})
