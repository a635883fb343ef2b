import { expect, test } from 'vitest'
import { monthAfter, startsAtOf } from './starts-at.ts'

const zone = 'America/Sao_Paulo'
// A Saturday, 23:30 in São Paulo.
const now = new Date('2026-02-01T02:30:00Z')

test('a change counts from the first instant of the next day, week or month of the brand', () => {
  const from = (one: Parameters<typeof startsAtOf>[0]) => startsAtOf(one, now, zone).toISOString()
  expect(from('at_once')).toBe(now.toISOString())
  expect(from('next_day')).toBe('2026-02-01T03:00:00.000Z')
  expect(from('next_week')).toBe('2026-02-02T03:00:00.000Z')
  expect(from('next_month')).toBe('2026-02-01T03:00:00.000Z')
})

test('a month ends where the next one begins, at the end of a year too', () => {
  const december = new Date('2026-12-01T03:00:00Z')
  expect(monthAfter(december, zone).toISOString()).toBe('2027-01-01T03:00:00.000Z')
})
