import { expect, it } from 'vitest'
import { newCustomerId, newInviteCode, newUsername } from './new-codes.ts'

it('codes have enough random bits: five per character', () => {
  expect(newCustomerId()).toMatch(/^[0-9a-hj-km-np-tv-z]{16}$/)
  expect(newInviteCode()).toMatch(/^[0-9a-hj-km-np-tv-z]{8}$/)
  expect(newUsername()).toMatch(/^m[0-9a-hj-km-np-tv-z]{10}$/)
})
