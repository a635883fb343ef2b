import { expect, test } from 'vitest'
import { daysOf } from './days.ts'

test('the last day is today in Brazil, also while it is tomorrow elsewhere', () => {
  expect(daysOf('days7', new Date('2026-03-01T02:30:00Z'))).toEqual([
    '2026-02-22',
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
  ])
  expect(daysOf('days90', new Date('2026-03-01T03:00:00Z')).at(-1)).toBe('2026-03-01')
  expect(daysOf('days90', new Date())).toHaveLength(90)
})
