import { expect, it } from 'vitest'
import { cutPage, readCursor, readInstant, readNumber, writeCursor, withExtra } from './keyset.ts'

const id = '0b5c8f0e-3a51-4d3b-9d0a-6f1c2e7b8a90'

it('a cursor is parsed as it was written, and nothing else is accepted', () => {
  const place = { at: new Date('2030-01-02T12:00:00.123Z'), id }
  expect(readCursor(writeCursor(place))).toEqual(place)
  for (const text of ['', '_', `never_${id}`, '2030-01-02T12:00:00.123Z_1', id]) {
    expect(() => readCursor(text)).toThrow('request_param_err')
  }
})

it('an instant that the database cannot represent is invalid', () => {
  expect(readInstant('2030-01-02T12:00:00.123Z')).toEqual(new Date('2030-01-02T12:00:00.123Z'))
  const years = ['-200000-01-01T00:00:00.000Z', '+200000-01-01T00:00:00.000Z']
  for (const text of [...years, '0000-01-01T00:00:00.000Z', '2030-13-01T00:00:00.000Z', '2030']) {
    expect(() => readInstant(text)).toThrow('request_param_err')
    expect(() => readCursor(`${text}_${id}`)).toThrow('request_param_err')
  }
})

it('the first page has no start position', () => {
  expect(readCursor(undefined)).toBeUndefined()
  expect(readNumber(undefined)).toBeUndefined()
})

it('a list in the order of its ids continues after one of them', () => {
  expect(readNumber('9007199254740993')).toBe(9_007_199_254_740_993n)
  expect(readNumber('9223372036854775807')).toBe(2n ** 63n - 1n)
  for (const text of ['', '-1', '1.5', '1e3', '1'.repeat(20), '9223372036854775808']) {
    expect(() => readNumber(text)).toThrow('request_param_err')
  }
})

it('a page ends at its size, and the last page has no next one', () => {
  expect(withExtra(2)).toBe(3)
  expect(cutPage([3, 2, 1], 2, String)).toEqual({ shown: [3, 2], next: '2' })
  expect(cutPage([2, 1], 2, String)).toEqual({ shown: [2, 1], next: null })
  expect(cutPage([], 2, String)).toEqual({ shown: [], next: null })
})
