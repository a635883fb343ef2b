import { expect, test } from 'vitest'
import { changeOf, isOfRound } from './movement.ts'

test.each([
  ['deposit', 500n, { depositMinor: 500n }],
  ['withdraw', -500n, { withdrawMinor: 500n }],
  ['transfer_in', 500n, { transferInMinor: 500n }],
  ['transfer_out', -500n, { transferOutMinor: 500n }],
  ['bet', -500n, { betMinor: 500n }],
  ['win', 500n, { winMinor: 500n }],
  ['undone', 500n, { betMinor: -500n }],
  ['undone', -500n, { winMinor: -500n }],
  ['rebate', 500n, { rebateMinor: 500n }],
  ['promotion', 500n, { promotionMinor: 500n }],
  ['agent_rebate', 500n, {}],
  ['dividend', 500n, {}],
  ['daily_salary', 500n, {}],
  ['hourly_salary', 500n, {}],
  ['realtime_salary', 500n, {}],
] as const)('%s of %s changes the figures of a team in one place', (kind, amountMinor, change) => {
  expect(changeOf(kind, amountMinor)).toEqual(change)
  expect(isOfRound(kind)).toBe(kind === 'bet' || kind === 'undone' || kind === 'win')
})
