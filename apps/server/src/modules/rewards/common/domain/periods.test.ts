import { expect, test } from 'vitest'
import { monthOf, nextMonth, periodOf, thisMonth } from './periods.ts'

const home = 'America/Sao_Paulo'

test.each([
  [home, '2026-11-22', '2026-11-23'],
  ['America/Manaus', '2026-11-22', '2026-11-22'],
  ['America/Noronha', '2026-11-23', '2026-11-23'],
])('days begin by the clocks of the zone: %s', (zone, before, after) => {
  expect(periodOf('DAILY', new Date('2026-11-23T02:59:59Z'), zone).on).toBe(before)
  expect(periodOf('DAILY', new Date('2026-11-23T03:00:00Z'), zone).on).toBe(after)
})

test('weeks begin on Monday, and end seven days later', () => {
  const sunday = periodOf('WEEKLY', new Date('2026-11-29T23:00:00Z'), home)
  expect(sunday.on).toBe('2026-11-23')
  expect(sunday.endsAt?.toISOString()).toBe('2026-11-30T03:00:00.000Z')
  expect(periodOf('ONCE', new Date(), home)).toMatchObject({ on: '1970-01-01', endsAt: null })
})

test('a month ends where the next begins', () => {
  const newYearsEve = new Date('2026-12-31T12:00:00Z')
  expect(nextMonth(newYearsEve, home).toISOString()).toBe('2027-01-01T03:00:00.000Z')
  const night = new Date('2026-12-01T03:30:00Z')
  expect(thisMonth(night, home).toISOString()).toBe('2026-12-01T03:00:00.000Z')
  expect(thisMonth(night, 'America/Manaus').toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect([home, 'America/Manaus'].map((zone) => monthOf(night, zone))).toEqual([
    '2026-12',
    '2026-11',
  ])
})
