import { expect, test } from 'vitest'
import { reopenableUntil } from './reopenable.ts'

test('a closed account can be reopened until 30 days are over', () => {
  const closedAt = new Date('2026-01-31T12:00:00Z')
  const end = '2026-03-02T12:00:00.000Z'
  const at = (now: string) => reopenableUntil(closedAt, new Date(now))?.toISOString()
  expect(at('2026-01-31T12:00:00Z')).toBe(end)
  expect(at('2026-03-02T11:59:59.999Z')).toBe(end)
  expect(at('2026-03-02T12:00:00Z')).toBeUndefined()
  expect(reopenableUntil(null, closedAt)).toBeUndefined()
})
