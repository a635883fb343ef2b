import { expect, test } from 'vitest'
import { ascending, descending } from './in-order.ts'

test.each([
  [
    [10n, 9n, -1n],
    [-1n, 9n, 10n],
  ],
  [
    [10, 9, 1.5],
    [1.5, 9, 10],
  ],
  [
    ['b', 'a', 'B'],
    ['B', 'a', 'b'],
  ],
])('%s is %s in ascending order, and the reverse in descending order', (given, sorted) => {
  const list: readonly (bigint | number | string)[] = given
  expect(list.toSorted(ascending((one) => one))).toEqual(sorted)
  expect(list.toSorted(descending((one) => one))).toEqual(sorted.toReversed())
})

test('instants are compared by their time, and those with equal keys keep their order', () => {
  const rows = [
    { id: 1, at: new Date('2026-10-05T12:00:01Z') },
    { id: 2, at: new Date('2026-10-05T12:00:00Z') },
    { id: 3, at: new Date('2026-10-05T12:00:00Z') },
  ]
  expect(rows.toSorted(ascending(({ at }) => at)).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(rows.toSorted(descending(({ at }) => at)).map(({ id }) => id)).toEqual([1, 2, 3])
})
