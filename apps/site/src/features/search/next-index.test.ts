import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

const next = (key: string, index: number, count: number, ctrlKey = false) =>
  // A key event, of which two fields are read.
  nextIndex({ key, ctrlKey } as KeyboardEvent, index, count)

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['PageDown', 0, 20, 8],
  ['PageDown', 15, 20, 19],
  ['PageUp', 15, 20, 7],
  ['PageUp', 3, 20, 0],
  ['Home', 3, 20, undefined],
  ['End', 3, 20, undefined],
  ['a', 3, 20, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s at %i of %i leads to %s', (key, index, count, to) =>
  expect(next(key, index, count)).toBe(to),
)

test('with Ctrl, Home and End lead to the first and the last', () => {
  expect(next('Home', 3, 20, true)).toBe(0)
  expect(next('End', 3, 20, true)).toBe(19)
})
