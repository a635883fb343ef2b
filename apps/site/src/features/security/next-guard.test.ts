import { expect, test } from 'vitest'
import { nextGuard } from './next-guard.ts'

const none = {
  hasPaymentPassword: false,
  emailConfirmed: false,
  mobileConfirmed: false,
  totpOn: false,
  passkeyCount: 0,
}
const contact = { ...none, mobileConfirmed: true }
const second = { ...contact, passkeyCount: 1 }

test.each([
  ['nothing yet: a contact, for the way back in', none, 'contact'],
  ['a confirmed contact of either kind is enough', { ...none, emailConfirmed: true }, 'second'],
  ['then a second factor', contact, 'second'],
  ['a passkey is one', second, 'payment'],
  ['so is the authenticator', { ...contact, totpOn: true }, 'payment'],
  ['with all of them nothing is missing', { ...second, hasPaymentPassword: true }, undefined],
])('%s', (_name, guards, next) => expect(nextGuard(guards)).toBe(next))
