import { teamDaysMax } from '@trevo/contract/wps/agents/team.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { expect, test } from 'vitest'
import { daysBefore, listDays, offsetName, readDays } from './days.ts'

const zone = 'America/Sao_Paulo'
const read = (startDate: string, endDate: string) => readDays({ startDate, endDate }, zone)

test('the days of a report are whole days of the brand, the last one included', () => {
  const days = read('2026-02-27', '2026-03-01')
  expect(days).toMatchObject({ first: '2026-02-27', last: '2026-03-01', count: 3 })
  expect([days.from.toISOString(), days.until.toISOString()]).toEqual([
    '2026-02-27T03:00:00.000Z',
    '2026-03-02T03:00:00.000Z',
  ])
  expect(listDays(days)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBefore(days, zone)).toMatchObject({
    first: '2026-02-24',
    last: '2026-02-26',
    count: 3,
    until: days.from,
  })
  expect(read('2026-03-01', '2026-03-01').count).toBe(1)
})

test('days are refused in the wrong order, and beyond the longest span', () => {
  expect(() => read('2026-03-02', '2026-03-01')).toThrow('records.span_reversed')
  const last = addDays('2026-01-01', teamDaysMax - 1)
  expect(read('2026-01-01', last).count).toBe(teamDaysMax)
  expect(() => read('2026-01-01', addDays(last, 1))).toThrow('records.span_too_long')
})

test('a zone is named by its distance from UTC', () => {
  expect(offsetName(new Date('2026-10-05T12:00:00Z'), zone)).toBe('GMT-3')
  expect(offsetName(new Date('2026-07-05T12:00:00Z'), 'Europe/London')).toBe('GMT+1')
})
