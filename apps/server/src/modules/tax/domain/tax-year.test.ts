import { expect, test } from 'vitest'
import { dueDayOf, isCounted, lastInstantOf, yearOf } from './tax-year.ts'

test('a year is that of Brasília, three hours behind UTC', () => {
  expect(yearOf(new Date('2027-01-01T02:59:59.999Z'))).toBe(2026)
  expect(yearOf(new Date('2027-01-01T03:00:00Z'))).toBe(2027)
  expect(lastInstantOf(2026).toISOString()).toBe('2027-01-01T02:59:59.999Z')
})

test('a year is counted ten minutes after its end, when everything of it is posted', () => {
  expect(isCounted(2026, new Date('2027-01-01T03:09:59.999Z'))).toBe(false)
  expect(isCounted(2026, new Date('2027-01-01T03:10:00Z'))).toBe(true)
})

// Calendars of 2027 to 2031: the last day of the month, moved back over weekends and holidays.
test.each([
  [2026, 4, '2027-04-30'],
  [2026, 5, '2027-05-31'],
  [2026, 2, '2027-02-26'],
  // Carnival is on the 28th and 29th.
  [2027, 2, '2028-02-25'],
  [2027, 4, '2028-04-28'],
  [2026, 10, '2027-10-29'],
  [2030, 11, '2031-11-28'],
])('a statement of %i in month %i is due on %s, its last business day', (year, month, day) => {
  expect(dueDayOf(year, month)).toBe(day)
})

test('a statement that is due in December is due in the year after the one it tells of', () => {
  expect(dueDayOf(2026, 12).slice(0, 7)).toBe('2027-12')
})
