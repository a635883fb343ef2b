import { describe, expect, test } from 'vitest'
import {
  bankHolidays,
  bankHolidaysOf,
  businessDayFrom,
  easterOf,
  isBusinessDay,
} from './bank-holidays.ts'
import { weekdayOf } from './time-zone.ts'

describe('bank holidays', () => {
  // Febraban's published calendars.
  test.each([
    [2023, '01-01 02-20 02-21 04-07 04-21 05-01 06-08 09-07 10-12 11-02 11-15 12-25'],
    [2026, '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2027, '01-01 02-08 02-09 03-26 04-21 05-01 05-27 09-07 10-12 11-02 11-15 11-20 12-25'],
  ])('of %s are the published ones', (year, days) => {
    expect(bankHolidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  // Easter dates do not repeat within this many years, so every branch of the computus is covered.
  test.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2285, '2285-03-22'],
  ])('Easter of %s is %s', (year, day) => expect(easterOf(year)).toBe(day))

  test('are computed for every year: Carnival Monday to Corpus Christi fall on their weekdays', () => {
    const thisYear = new Date().getFullYear()
    for (let year = 2000; year <= thisYear + 50; year += 1) {
      const movable = bankHolidays.flatMap(({ on }) => (typeof on === 'number' ? [on] : []))
      expect(movable).toHaveLength(4)
      expect(weekdayOf(easterOf(year))).toBe(7)
      const expected = year >= 2024 ? 13 : 12
      expect(new Set(bankHolidaysOf(year)).size).toBeGreaterThanOrEqual(expected - 1)
      expect(bankHolidaysOf(year)).toHaveLength(expected)
    }
  })

  test('every one names its source', () => {
    for (const { source } of bankHolidays) expect(source).toMatch(/^(Lei|Resolução CMN) \d/)
  })
})

test.each([
  ['2026-11-27', '2026-11-27', 'a Friday'],
  ['2026-11-28', '2026-11-30', 'a Saturday'],
  ['2026-12-25', '2026-12-28', 'Christmas on a Friday'],
  ['2027-02-06', '2027-02-10', 'the Saturday of Carnival'],
  ['2026-12-31', '2026-12-31', 'New Year’s Eve: banks settle'],
  ['2027-12-31', '2027-12-31', 'New Year’s Eve'],
  ['2023-11-20', '2023-11-20', '20 November before Lei 14.759'],
  ['2024-11-20', '2024-11-21', '20 November since Lei 14.759'],
])('the business day from %s is %s: %s', (day, moved) => {
  expect(businessDayFrom(day)).toBe(moved)
  expect(isBusinessDay(day)).toBe(day === moved)
})
