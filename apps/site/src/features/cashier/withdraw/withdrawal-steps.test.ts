import type { Withdrawal, WithdrawalEvent } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { expect, test } from 'vitest'
import { fromCents, toCents } from './cents.ts'
import { stepsOf } from './withdrawal-steps.ts'

const at = '2030-01-01T12:00:00.000Z'
const show = (
  status: Withdrawal['status'],
  kinds: WithdrawalEvent['kind'][],
  channel: Withdrawal['channel'] = 'pix',
) =>
  stepsOf({
    status,
    channel,
    events: kinds.map((kind) => ({ kind, at })),
  } as Withdrawal) // the rest does not matter here
    .map(({ key, mark }) => `${key.replace('withdraw.step.', '')} ${mark}`)

test.each([
  ['approved', ['requested', 'approved'], ['asked done', 'sent now', 'paid next']],
  [
    'second_review',
    ['requested', 'review', 'first_approval'],
    ['asked done', 'review now', 'sent next', 'paid next'],
  ],
  [
    'paid',
    ['requested', 'review', 'approved', 'sent', 'paid'],
    ['asked done', 'review done', 'sent done', 'paid done'],
  ],
  [
    'failed',
    ['requested', 'approved', 'sent', 'failed'],
    ['asked done', 'sent done', 'failed bad', 'back done'],
  ],
  ['cancelled', ['requested', 'review', 'cancelled'], ['asked done', 'cancelled bad', 'back done']],
  ['rejected', ['requested', 'review', 'rejected'], ['asked done', 'rejected bad', 'back done']],
  [
    'returned',
    ['requested', 'approved', 'sent', 'paid', 'returned'],
    ['asked done', 'sent done', 'paid done', 'back done'],
  ],
] as const)('%s', (status, kinds, lines) => {
  expect(show(status, [...kinds])).toEqual(lines)
})

test('payments by other people are a separate step', () => {
  expect(show('confirming', ['requested', 'approved', 'sent', 'confirming'], 'peer')).toEqual([
    'asked done',
    'sent done',
    'confirming now',
    'paid next',
  ])
})

test('centavos are read and written as on the wire', () => {
  expect(toCents('1234.5678')).toBe(123_456n)
  expect(fromCents(5n)).toBe('0.05')
})
