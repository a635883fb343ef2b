import { expect, it } from 'vitest'
import { cutPage, readCursor, writeCursor } from './keyset.ts'

const id = '0b5c8f0e-3a51-4d3b-9d0a-6f1c2e7b8a90'

it('a cursor reads as it was written, and nothing else is one', () => {
  const place = { at: new Date('2030-01-02T12:00:00.123Z'), id }
  expect(readCursor(writeCursor(place))).toEqual(place)
  for (const text of ['', '_', `never_${id}`, '2030-01-02T12:00:00.123Z_1', id]) {
    expect(readCursor(text)).toBeUndefined()
  }
})

it('a page ends where its size says, and the last page has no next', () => {
  expect(cutPage([3, 2, 1], 2, String)).toEqual({ shown: [3, 2], next: '2' })
  expect(cutPage([2, 1], 2, String)).toEqual({ shown: [2, 1], next: null })
  expect(cutPage([], 2, String)).toEqual({ shown: [], next: null })
})
