import { memberIconCount } from '@trevo/contract/wps/member-icon.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { iconOf } from './icon-of.ts'

test('without a chosen picture a member has one of the set, always the same', () => {
  fc.assert(
    fc.property(fc.string(), (customerId) => {
      const icon = iconOf(customerId, null)
      expect(icon).toBe(iconOf(customerId, null))
      expect(icon).toBeGreaterThanOrEqual(0)
      expect(icon).toBeLessThan(memberIconCount)
    }),
  )
})

test('a choice counts while the set contains it', () => {
  expect(iconOf('abc', 5)).toBe(5)
  expect(iconOf('abc', memberIconCount)).toBe(iconOf('abc', null))
})
