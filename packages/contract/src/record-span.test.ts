import { expect, test } from 'vitest'
import { findDaysProblem, findSpanProblem } from './record-span.ts'

const at = (text: string) => new Date(text)

test.each([
  ['2026-11-01T03:00:00Z', '2026-11-01T03:00:00Z', undefined],
  ['2025-11-01T03:00:00Z', '2026-11-02T03:00:00Z', undefined],
  // 366 days plus the hour that the end of summer time adds.
  ['2025-11-01T03:00:00Z', '2026-11-02T04:00:00Z', undefined],
  ['2025-11-01T03:00:00Z', '2026-11-03T03:00:00Z', 'records.span_too_long'],
  ['2026-11-02T03:00:00Z', '2026-11-01T03:00:00Z', 'records.span_reversed'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(findSpanProblem(at(from), at(to))).toBe(problem)
})

test('a narrower record has a separate limit', () => {
  const span = [at('2026-08-01T12:00:00Z'), at('2026-11-01T12:00:00Z')] as const
  expect(findSpanProblem(...span, 92)).toBeUndefined()
  expect(findSpanProblem(...span, 91)).toBe('records.span_too_long')
})

test('days include the last one', () => {
  expect(findDaysProblem('2026-11-02', '2026-11-02', 1)).toBeUndefined()
  expect(findDaysProblem('2026-11-02', '2026-11-03', 1)).toBe('records.span_too_long')
  expect(findDaysProblem('2026-11-02', '2026-11-01')).toBe('records.span_reversed')
})
