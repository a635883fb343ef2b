import { expect, test } from 'vitest'
import { changedRules, spanOfYear } from './aml-year.ts'

test('a year is one of Brasília', () => {
  expect(spanOfYear(2026)).toEqual({
    from: new Date('2026-01-01T03:00:00Z'),
    until: new Date('2027-01-01T03:00:00Z'),
  })
})

test('rules that changed are named with both values', () => {
  expect(
    changedRules({ amlWindowDays: 7, amlPep: true }, { amlWindowDays: 5, amlPep: true }),
  ).toEqual([{ rule: 'amlWindowDays', before: '7', after: '5' }])
})
