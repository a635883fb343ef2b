import { expect, test } from 'vitest'
import { courseOf, type DepositParts } from './course-of.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 9, 5, 12, minute))
const iso = (minute: number) => at(minute).toISOString()

type Payment = DepositParts['payments'][number]
const deposit = {
  created_at: at(0),
  amount_minor: 500_000n,
  status: 'waiting',
  expires_at: at(30),
} as unknown as DepositParts['deposit'] // what the course reads
const payment = (more: Partial<Payment> = {}) =>
  ({
    e2e_id: 'E1',
    status: 'credited',
    reason: null,
    amount_minor: 500_000n,
    paid_at: at(1),
    noticed_at: at(2),
    noticed_by: 'webhook',
    decided_at: at(3),
    refunded_at: null,
    ...more,
  }) as Payment // what the course reads

const courseWith = (more: Partial<DepositParts>) =>
  courseOf({ deposit, payments: [], reversals: [], decisions: [], ...more })
const kindsOf = (more: Partial<DepositParts>) => courseWith(more).map(({ kind }) => kind)

test('a deposit was requested, paid, noticed and credited, in this order', () => {
  expect(courseWith({ payments: [payment()] })).toEqual([
    { kind: 'requested', at: iso(0), amount: '50.00', by: null, note: null },
    { kind: 'paid', at: iso(1), amount: '50.00', by: null, note: null },
    { kind: 'noticed', at: iso(2), amount: null, by: 'webhook', note: null },
    { kind: 'credited', at: iso(3), amount: '50.00', by: null, note: null },
  ])
})

test('it expires at its end, unless it was paid', () => {
  expect(kindsOf({})).toEqual(['requested'])
  expect(kindsOf({ deposit: { ...deposit, status: 'expired' } })).toEqual(['requested', 'expired'])
})

test.each(['noticed', 'held', 'unconfirmed'] as const)(
  'a Pix that is %s is neither credited nor returned yet',
  (status) => {
    expect(kindsOf({ payments: [payment({ status })] })).toEqual(['requested', 'paid', 'noticed'])
  },
)

test('a Pix that is returned says why, and by whom if an operator decided it', () => {
  const row = payment({
    status: 'refunded',
    reason: 'expired',
    refunded_at: at(9),
  } as Partial<Payment>)
  const returned = courseWith({ payments: [row] })
  expect(returned.slice(3)).toEqual([
    { kind: 'refund_due', at: iso(3), amount: '50.00', by: null, note: 'expired' },
    { kind: 'refunded', at: iso(9), amount: '50.00', by: null, note: null },
  ])
  const decision = { e2e_id: 'E1', operator: 'lia', reason: 'another payer', decided_at: at(5) }
  const other = { ...decision, e2e_id: 'E2' }
  expect(courseWith({ payments: [row], decisions: [other, decision] }).slice(3)).toEqual([
    {
      kind: 'returned_by_operator',
      at: iso(5),
      amount: null,
      by: 'lia',
      note: 'another payer',
    },
    { kind: 'refunded', at: iso(9), amount: '50.00', by: null, note: null },
  ])
})

test('what a bank reversed and the balance did not cover is paid later', () => {
  const reversal = {
    amount_minor: 500_000n,
    covered_minor: 200_000n,
    what: 'deposit',
    reversed_at: at(6),
    settled_at: at(8),
  } as DepositParts['reversals'][number] // what the course reads
  expect(courseWith({ reversals: [reversal] }).slice(1)).toEqual([
    { kind: 'reversed', at: iso(6), amount: '50.00', by: null, note: 'deposit' },
    { kind: 'receivable_paid', at: iso(8), amount: '30.00', by: null, note: null },
  ])
  expect(kindsOf({ reversals: [{ ...reversal, covered_minor: 500_000n }] })).toEqual([
    'requested',
    'reversed',
  ])
})
