import { expect, test } from 'vitest'
import {
  canonicalText,
  changedFields,
  requireWithinCeiling,
  versionOf,
  waitsMs,
} from './change-request.ts'

test('a request waits for a second person for 24 hours', () => {
  expect(waitsMs).toBe(86_400_000)
})

test('records that mean the same are the same, in any order of their keys', () => {
  const one = { b: 1, a: { d: [2, 1], c: null } }
  const other = { a: { c: null, d: [2, 1] }, b: 1 }
  expect(canonicalText(one)).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
  expect(versionOf(one)).toBe(versionOf(other))
  expect(versionOf({ ...one, b: 2 })).not.toBe(versionOf(one))
  expect(versionOf({ a: { d: [1, 2], c: null }, b: 1 })).not.toBe(versionOf(one))
})

test('fields that differ or are on one side only are named in order', () => {
  expect(
    changedFields({ z: 1, a: 1, same: { x: 1, y: 2 } }, { b: 2, a: 2, same: { y: 2, x: 1 } }),
  ).toEqual(['a', 'b', 'z'])
  expect(changedFields({ a: 1 }, { a: 1 })).toEqual([])
})

test('an amount is at most the ceiling; without either there is no bound', () => {
  const over = expect.objectContaining({
    code: 'operator.over_ceiling',
    detail: { ceiling: '0.05' },
  })
  expect(() => requireWithinCeiling(500n, 500n)).not.toThrow()
  expect(() => requireWithinCeiling(501n, 500n)).toThrow(over)
  expect(() => requireWithinCeiling(null, 500n)).not.toThrow()
  expect(() => requireWithinCeiling(501n, null)).not.toThrow()
})
