import type { PaymentHit } from '@trevo/contract/ops/payments/payments.ts'
import { expect, test } from 'vitest'
import { createPaymentFinders } from './payment-finders.ts'

const of = { username: 'ana.demo', amount: '1234.50', at: '2026-03-10T12:00:00.000Z' }
const hits = [
  { kind: 'deposit', depositId: 'd-1', ...of },
  { kind: 'withdrawal', withdrawalId: 'w-1', ...of },
] as unknown as readonly PaymentHit[]
const finders = createPaymentFinders(async (brandId) => (brandId === 1 ? hits : []))

test('deposits and withdrawals are found each under its own right, with member, amount and day', async () => {
  const label = 'ana.demo · R$ 1.234,50 · 2026-03-10'
  const found = await Promise.all(
    finders.map(async ({ kind, right, find }) => ({ kind, right, hits: await find(1, 'x') })),
  )
  expect(found.map(({ kind, right, hits: own }) => [kind, right, own])).toEqual([
    ['deposit', 'deposits.read', [{ id: 'd-1', label: expect.any(String) }]],
    ['withdrawal', 'withdrawals.read', [{ id: 'w-1', label: expect.any(String) }]],
  ])
  for (const { hits: own } of found) expect(own[0]?.label.replaceAll(/\s/g, ' ')).toBe(label)
})

test('only what can be the id of a payment is looked for', () => {
  for (const { accepts } of finders) {
    expect(accepts(`E${'1'.repeat(31)}`)).toBe(true)
    expect(accepts('marina')).toBe(false)
  }
})
