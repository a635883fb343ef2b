import { expect, test } from 'vitest'
import { areAllowed, creditedKindOf, ruleAt, ruleOfIncident } from './incident-credit.ts'

const at = (clock: string): Date => new Date(`2026-03-10T${clock}:00Z`)
const rule = (clock: string, amountMinor: bigint) =>
  ({
    kind: 'deposits',
    since: at(clock),
    minutes: 15,
    amount_minor: amountMinor,
    month_max_minor: 200_000n,
  }) as const
/** R$ 5.00 from eight o'clock, R$ 2.00 from noon, nothing from six in the evening. */
const rules = [rule('18:00', 0n), rule('08:00', 50_000n), rule('12:00', 20_000n)]

test.each([
  ['07:59', undefined],
  ['08:00', 50_000n],
  ['11:59', 50_000n],
  ['12:00', 20_000n],
  ['18:00', undefined],
])('at %s the rule gives %s', (clock, amount) => {
  expect(ruleAt(rules, 'deposits', at(clock))?.amount_minor).toBe(amount)
  expect(ruleAt(rules, 'withdrawals', at(clock))).toBeUndefined()
})

test.each([
  ['lasts a quarter of an hour', 'deposits', '13:00', '13:15', 20_000n],
  ['ends a minute earlier', 'deposits', '13:00', '13:14', undefined],
  ['goes on', 'deposits', '13:00', null, undefined],
  ['began under the rule before', 'deposits', '11:50', '12:30', 50_000n],
  ['began before any rule', 'deposits', '07:00', '09:00', undefined],
  ['is of another part', 'withdrawals', '13:00', '15:00', undefined],
  ['is of a part that gives nothing', 'lottery', '13:00', '15:00', undefined],
] as const)('an incident that %s', (_, part, began, ended, amount) => {
  const incident = { part, began_at: at(began), ended_at: ended && at(ended) }
  expect(ruleOfIncident(rules, incident)?.amount_minor).toBe(amount)
})

test('each vendor is a part of the kind vendor', () => {
  expect(creditedKindOf('vendor:TIG')).toBe('vendor')
  expect(creditedKindOf('site')).toBeUndefined()
})

test.each([
  ['5.00', '20.00', true],
  ['50.00', '200.00', true],
  ['0.00', '0.00', true],
  ['50.01', '200.00', false],
  ['50.00', '200.01', false],
  ['5.00', '4.99', false],
])('R$ %s for an incident and R$ %s in a month', (amount, monthMax, isAllowed) => {
  expect(areAllowed({ minutes: 15, amount, monthMax })).toBe(isAllowed)
})
