import { expect, test } from 'vitest'
import { DeliveryFailure, isFinal } from './letter.ts'

test.each([
  ['quota', true],
  ['refused', true],
  ['unavailable', false],
] as const)('a failure for %s says so, and is final: %s', (reason, final) => {
  const failure = new DeliveryFailure(reason)
  expect(failure).toBeInstanceOf(Error)
  expect([failure.name, failure.reason, failure.message]).toEqual([
    'DeliveryFailure',
    reason,
    `message not delivered: ${reason}`,
  ])
  expect(isFinal(reason)).toBe(final)
})
