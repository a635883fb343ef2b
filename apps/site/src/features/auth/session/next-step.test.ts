import { expect, test } from 'vitest'
import { nextStepAfter } from './next-step.ts'

const on = { expiryForces: true, canChange: true }
const plain = { firstTimeLogin: false, passwordExpired: false }
const expired = { ...plain, passwordExpired: true }
const first = { ...plain, firstTimeLogin: true }

test.each([
  ['LOGIN-13: nothing to settle', plain, 'Folha9Nova7Rio', on, 'enter'],
  ['LOGIN-11: the default weak password', plain, '123456', on, 'weakPassword'],
  ['LOGIN-11: only exactly that one', plain, '1234567', on, 'enter'],
  ['LOGIN-11, LOGIN-13: by SMS or social there is no password', plain, undefined, on, 'enter'],
  ['LOGIN-12: an expired password', expired, 'Folha9Nova7Rio', on, 'expiredPassword'],
  [
    'LOGIN-12: expired, with expiry disabled',
    expired,
    'Folha9Nova7Rio',
    { ...on, expiryForces: false },
    'enter',
  ],
  ['LOGIN-12: expired, by SMS or social', expired, undefined, on, 'enter'],
  [
    'a brand without password change requires none',
    expired,
    '123456',
    { ...on, canChange: false },
    'enter',
  ],
  ['LOGIN-10: the first login', first, 'Folha9Nova7Rio', on, 'firstLogin'],
  ['LOGIN-17: the first login, with the weak password', first, '123456', on, 'firstLogin'],
  [
    'LOGIN-17: the first login, with an expired password',
    { ...first, passwordExpired: true },
    'Folha9Nova7Rio',
    on,
    'firstLogin',
  ],
  ['LOGIN-10: the first login by any method', first, undefined, on, 'firstLogin'],
] as const)('%s', (_name, answered, password, switches, step) => {
  expect(nextStepAfter(answered, password, switches)).toBe(step)
})
