import { expect, test } from 'vitest'
import { compareFacts } from './compare-facts.ts'

const changedOf = (...sides: Parameters<typeof compareFacts>) =>
  compareFacts(...sides).flatMap(({ field, isChanged }) => (isChanged ? [field] : []))

test('a field is changed when it means something else, not when it is written in another order', () => {
  const old = { status: 'review', limits: { day: 1, week: 2 }, winners: ['a', 'b'] }
  expect(changedOf(old, { ...old, limits: { week: 2, day: 1 } })).toEqual([])
  expect(changedOf(old, { ...old, status: 'approved' })).toEqual(['status'])
  expect(changedOf(old, { ...old, winners: ['b', 'a'] })).toEqual(['winners'])
})

test('a field of one side alone is changed and keeps its place', () => {
  expect(compareFacts({ a: 1, b: null }, { b: null, c: 3 })).toEqual([
    { field: 'a', old: 1, next: undefined, isChanged: true },
    { field: 'b', old: null, next: null, isChanged: false },
    { field: 'c', old: undefined, next: 3, isChanged: true },
  ])
})

test('a record that there was not has every field new', () => {
  expect(changedOf(null, { a: 1, b: 2 })).toEqual(['a', 'b'])
  expect(changedOf({ a: 1 }, null)).toEqual(['a'])
})
