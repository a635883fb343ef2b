import { expect, it } from 'vitest'
import { alarmOf, servedBy, stateOf, usualCountry, visitorsShareOf } from './sms-budget.ts'

it('a brand that names countries sends only to those, even if it is one; otherwise to Brazil', () => {
  const portugal = { countryCode: 'PT', prefixPerDayMax: 100 }
  const spain = { countryCode: 'ES', prefixPerDayMax: 200 }
  expect(servedBy([])).toEqual([usualCountry])
  expect(servedBy([portugal])).toEqual([portugal])
  expect(servedBy([spain, portugal])).toEqual([spain, portugal])
})

it('strangers cannot use the last fifth of any budget', () => {
  expect([visitorsShareOf(4_000), visitorsShareOf(10), visitorsShareOf(1)]).toEqual([3_200, 8, 0])
})

it('a budget is nearly used up from 80 percent on, and used up when nothing is left', () => {
  expect([0, 79, 80, 99, 100].map((sent) => stateOf(sent, 100))).toEqual([
    'open',
    'open',
    'nearly_used_up',
    'nearly_used_up',
    'used_up',
  ])
  expect(stateOf(0, 0)).toBe('used_up')
})

it('the alarm is raised once for each state, by the message that caused it', () => {
  const alarms = Array.from({ length: 11 }, (_, sent) => alarmOf(sent, 10)).filter(Boolean)
  expect(alarms).toEqual(['nearly_used_up', 'used_up'])
})
