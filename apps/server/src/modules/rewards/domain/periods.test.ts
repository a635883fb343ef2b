import { expect, test } from 'vitest'
import { dayOf, nextMonth, periodOf, thisMonth } from './periods.ts'

test('days are those of Brazil', () => {
  expect(dayOf(new Date('2026-11-23T02:59:59Z'))).toBe('2026-11-22')
  expect(dayOf(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23')
})

test('weeks begin on Monday, and end seven days later', () => {
  const sunday = periodOf('WEEKLY', new Date('2026-11-29T23:00:00Z'))
  expect(sunday.on).toBe('2026-11-23')
  expect(sunday.endsAt?.toISOString()).toBe('2026-11-30T03:00:00.000Z')
  expect(periodOf('ONCE', new Date())).toMatchObject({ on: '1970-01-01', endsAt: null })
})

test('a month ends where the next begins', () => {
  expect(nextMonth(new Date('2026-12-31T12:00:00Z')).toISOString()).toBe('2027-01-01T03:00:00.000Z')
  expect(thisMonth(new Date('2026-12-01T02:00:00Z')).toISOString()).toBe('2026-11-01T03:00:00.000Z')
})
