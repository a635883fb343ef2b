import { expect, test } from 'vitest'
import { aheadMsAt } from './clock-within-a-day.ts'

const hourMs = 3_600_000

test.each([
  ['a minute before midnight of Brasília', '2027-01-01T02:59:00Z', hourMs],
  ['ten minutes after it', '2027-01-01T03:10:00Z', hourMs],
  ['a minute before midnight of UTC', '2026-12-31T23:59:00Z', hourMs],
  ['at midnight of UTC', '2027-01-01T00:00:00Z', hourMs],
  ['half an hour after', '2027-01-01T00:30:00Z', 0],
  ['at noon', '2026-12-31T15:00:00Z', 0],
])('%s it is so far ahead', (_, at, aheadMs) => {
  expect(aheadMsAt(Date.parse(at))).toBe(aheadMs)
})

test('an hour ahead, the nearest midnight is more than half an hour away', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const at = Date.UTC(2026, 10, 30) + minute * 60_000
    const aheadMs = aheadMsAt(at)
    expect([minute, aheadMsAt(at + aheadMs)]).toEqual([minute, 0])
  }
})
