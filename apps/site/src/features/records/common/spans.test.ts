import { expect, test } from 'vitest'
import { boundsOf, daysOf, findRangeProblem, rangeOf } from './spans.ts'

const home = 'America/Sao_Paulo'

test('the last day is today in the brand’s zone, even while it is tomorrow elsewhere', () => {
  expect(daysOf('days7', new Date('2026-03-01T02:30:00Z'), home)).toEqual([
    '2026-02-22',
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
  ])
  const midnight = new Date('2026-03-01T03:00:00Z')
  expect(daysOf('days90', midnight, home).at(-1)).toBe('2026-03-01')
  expect(daysOf('days90', midnight, 'America/Manaus').at(-1)).toBe('2026-02-28')
  expect(daysOf('days90', new Date(), home)).toHaveLength(90)
})

test('a custom range contains every day, the last one included', () => {
  const chosen = { from: '2026-02-27', to: '2026-03-01' }
  expect(daysOf(chosen, new Date(), home)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('periods begin at midnight of their first day and have no end', () => {
  const now = new Date(2026, 10, 21, 15, 30)
  const startOf = (...day: [number, number, number]) => ({
    startTime: new Date(...day).toISOString(),
  })
  expect(boundsOf('today', now)).toEqual(startOf(2026, 10, 21))
  expect(boundsOf('days7', now)).toEqual(startOf(2026, 10, 15))
  expect(boundsOf('days30', now)).toEqual(startOf(2026, 9, 23))
  expect(rangeOf('days7', now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

test('chosen days go from midnight to the midnight after the last one', () => {
  expect(boundsOf({ from: '2026-02-27', to: '2026-02-28' }, new Date())).toEqual({
    startTime: new Date(2026, 1, 27).toISOString(),
    endTime: new Date(2026, 2, 1).toISOString(),
  })
})

test.each([
  ['2026-11-01', '2026-11-21', undefined],
  ['2026-11-01', '2026-11-01', undefined],
  ['', '2026-11-21', 'from_missing'],
  ['2026-02-30', '2026-11-21', 'from_missing'],
  ['2026-13-40', '2026-11-21', 'from_missing'],
  ['2026-11-01', 'amanhã', 'to_missing'],
  ['2026-11-21', '2026-11-01', 'records.span_reversed'],
  ['2025-11-01', '2026-11-01', undefined],
  ['2025-11-01', '2026-11-02', 'records.span_too_long'],
])('from “%s” to “%s”: %s', (from, to, problem) => {
  expect(findRangeProblem({ from, to }, 366)).toBe(problem)
})
