import { expect, test } from 'vitest'
import { publishedYears } from './bank-holidays.ts'
import { lastPayableDay } from './last-payable-day.ts'

test.each([
  ['A', '2020-10-20', 4, '2020-10-26'],
  ['B', '2020-12-25', 0, '2020-12-28'],
  ['C', '2020-12-25', 1, '2020-12-29'],
  ['D', '2020-12-25', 3, '2020-12-31'],
  ['E', '2020-12-25', 4, '2021-01-04'],
  ['F', '2021-08-27', 5, '2021-09-01'],
  ['G', '2021-08-28', 5, '2021-09-06'],
])('example %s of validadeAposVencimento in API Pix 2.9.0', (_name, dueOn, days, last) => {
  expect(lastPayableDay(dueOn, days)).toBe(last)
})

test('the bank holidays of this year and the next two are published', () => {
  const thisYear = new Date().getFullYear()
  for (const year of [thisYear, thisYear + 1, thisYear + 2]) {
    expect(publishedYears, `Febraban's calendar of ${year} is missing`).toContain(year)
  }
})

test('a day in a year without a calendar is refused, not guessed', () => {
  expect(() => lastPayableDay('2099-01-02', 0)).toThrow('no bank holidays of 2099')
})
