import { expect, test } from 'vitest'
import { areGood, daysOf } from './days.ts'

// Half past midnight in UTC is still the evening before in Brasília.
const now = new Date('2026-11-24T00:30:00Z')

test.each([
  ['today', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['days7', '2026-11-17', '2026-11-23'],
  ['month', '2026-11-01', '2026-11-23'],
] as const)('%s in the time zone of the reports', (preset, startDate, endDate) => {
  expect(daysOf(preset, now, 'America/Sao_Paulo')).toEqual({ startDate, endDate })
})

test('a day begins later in zones behind UTC', () => {
  const at = new Date('2026-11-24T03:30:00Z')
  expect(daysOf('today', at, 'America/Sao_Paulo').endDate).toBe('2026-11-24')
  expect(daysOf('today', at, 'America/Manaus').endDate).toBe('2026-11-23')
})

test('days that cannot be requested are reported', () => {
  expect(areGood({ startDate: '2026-11-02', endDate: '2026-11-01' })).toBe(false)
  expect(areGood({ startDate: '2026-01-01', endDate: '2026-11-01' })).toBe(false)
  expect(areGood({ startDate: '', endDate: '2026-11-01' })).toBe(false)
  expect(areGood({ startDate: '2026-11-01', endDate: '2026-11-01' })).toBe(true)
})
