import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

// 2026-10-05 is a Monday.
test.each([
  ['* * * * *', '2026-10-05T12:00:00Z', '2026-10-05T12:01:00.000Z'],
  ['* * * * *', '2026-10-05T12:00:59.999Z', '2026-10-05T12:01:00.000Z'],
  ['0 3 * * *', '2026-10-05T02:59:59Z', '2026-10-05T03:00:00.000Z'],
  ['0 3 * * *', '2026-10-05T03:00:00Z', '2026-10-06T03:00:00.000Z'],
  ['15 4 1 11 *', '2026-10-31T00:00:00Z', '2026-11-01T04:15:00.000Z'],
  ['0 12 * * 1', '2026-10-05T12:00:00Z', '2026-10-12T12:00:00.000Z'],
])('%s runs after %s at %s', (cron, now, next) => {
  expect(nextRun(cron, new Date(now)).toISOString()).toBe(next)
})

test('a schedule that does not come within a week is an error', () => {
  expect(() => nextRun('0 0 1 1 *', new Date('2026-10-05T12:00:00Z'))).toThrow(
    'no run within a week',
  )
})
