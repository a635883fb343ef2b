import { expect, test } from 'vitest'
import { addDays, brasiliaDay, endOfDay } from './brasilia-day.ts'

test.each([
  ['2030-01-31T02:59:59Z', '2030-01-30'],
  ['2030-01-31T03:00:00Z', '2030-01-31'],
  ['2030-07-31T23:59:59Z', '2030-07-31'],
])('%s is still or already %s in Brasília', (at, day) => {
  expect(brasiliaDay(new Date(at))).toBe(day)
})

test('a day ends three hours after midnight in UTC, also over the end of a year', () => {
  expect(endOfDay('2030-12-31').toISOString()).toBe('2031-01-01T03:00:00.000Z')
  expect(brasiliaDay(endOfDay('2030-12-31'))).toBe('2031-01-01')
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})
