import { expect, test } from 'vitest'
import { periodAt, periodBefore } from './periods.ts'

const zone = 'America/Sao_Paulo'
// A Monday, half past eleven at night in Brasília.
const at = new Date('2026-11-24T02:30:00Z')

test.each([
  ['5', '2026-11-24T02:30:00Z', '2026-11-24T02:35:00Z'],
  ['O', '2026-11-24T02:00:00Z', '2026-11-24T03:00:00Z'],
  ['D', '2026-11-23T03:00:00Z', '2026-11-24T03:00:00Z'],
  ['W', '2026-11-23T03:00:00Z', '2026-11-30T03:00:00Z'],
  ['H', '2026-11-16T03:00:00Z', '2026-12-01T03:00:00Z'],
  ['M', '2026-11-01T03:00:00Z', '2026-12-01T03:00:00Z'],
] as const)('period %s in the brand’s zone', (period, start, end) => {
  expect(periodAt(period, at, zone)).toEqual({ start: new Date(start), end: new Date(end) })
})

test('the period before ends where this one begins', () => {
  for (const period of ['5', 'O', 'D', 'W', 'H', 'M'] as const) {
    const now = periodAt(period, at, zone)
    expect(periodBefore(period, now, zone).end).toEqual(now.start)
  }
  const half = periodAt('H', new Date('2027-02-20T12:00:00Z'), zone)
  expect(half.end).toEqual(new Date('2027-03-01T03:00:00Z'))
  expect(periodBefore('H', half, zone).start).toEqual(new Date('2027-02-01T03:00:00Z'))
})
