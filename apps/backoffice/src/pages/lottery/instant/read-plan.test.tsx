import { expect, test } from 'vitest'
import { readTypedPlan, typePlan } from './read-plan.ts'

const plan = {
  price: '2.50',
  ticketCount: 200,
  prizes: [
    { amount: '100.00', count: 1 },
    { amount: '50.00', count: 1 },
    { amount: '20.00', count: 2 },
    { amount: '10.00', count: 4 },
    { amount: '5.00', count: 11 },
    { amount: '2.50', count: 26 },
  ],
  days: 30,
}
const typed = typePlan(plan)

test('a plan is read as it is written, with what it returns', () => {
  expect(typed.prizes.split('\n').at(-1)).toBe('26 x 2,50')
  expect(readTypedPlan(typed)).toEqual({ ok: true, plan, returnBp: 7_000 })
})

test.each([
  { what: 'a line without a count', change: { prizes: '100,00' }, fault: 'line' },
  { what: 'a price without digits', change: { price: 'dois' }, fault: 'price' },
  { what: 'no days', change: { days: null }, fault: 'days' },
  { what: 'no tickets', change: { ticketCount: null }, fault: 'tickets' },
  { what: 'too few amounts', change: { prizes: '1 x 100.00' }, fault: 'tiers' },
])('$what is named', ({ change, fault }) => {
  expect(readTypedPlan({ ...typed, ...change })).toEqual({ ok: false, fault })
})
