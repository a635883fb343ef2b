import { expect, test } from 'vitest'
import { isDate } from './is-date.ts'

test.each([
  ['2026-11-23', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  // Parts of a date, and years of six digits, can be parsed too.
  ['2026-11', false],
  ['2026', false],
  ['+012026-11-23', false],
  ['2026-11-23T00:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => {
  expect(isDate(text)).toBe(isDay)
})
