import { expect, test } from 'vitest'
import { yearsBefore } from './years-before.ts'

test.each([
  ['2026-10-05T12:34:56.789Z', 5, '2021-10-05T12:34:56.789Z'],
  ['2028-02-29T23:59:59.999Z', 5, '2023-02-28T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', 4, '2024-02-29T00:00:00.000Z'],
  ['2028-03-01T00:00:00.000Z', 1, '2027-03-01T00:00:00.000Z'],
])('%s, %i years before, is %s', (at, years, before) => {
  expect(yearsBefore(new Date(at), years).toISOString()).toBe(before)
})
