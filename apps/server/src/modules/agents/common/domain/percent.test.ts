import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercent, readPercent } from './percent.ts'

test('percent are written with two decimals and read with none to two', () => {
  expect(['0.05', '5', '5.5', '20.00', '99.99'].map(readPercent)).toEqual([5, 500, 550, 2000, 9999])
  expect([0, 5, 50, 500, 2_000].map(formatPercent)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '5.00',
    '20.00',
  ])
})

test('every rate survives writing and reading', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (rateBp) => {
      expect(readPercent(formatPercent(rateBp))).toBe(rateBp)
    }),
  )
})

test.each(['', '-1', '100', '1.234', '1,5', '.5'])('%s is no percentage', (text) => {
  expect(() => readPercent(text)).toThrow(RangeError)
})
