import { describe, expect, test } from 'vitest'
import { secondCheckOf, type CheckRules, type Standing } from './second-check-options.ts'

const known: Standing = {
  method: 'password',
  isTotpOn: false,
  passkeyCount: 0,
  recoveryCodesLeft: 0,
  isStrange: false,
  isFactorDue: false,
  daysSinceProof: Number.POSITIVE_INFINITY,
  email: null,
  isEmailConfirmed: false,
  mobileNumber: null,
  isMobileConfirmed: false,
  payeeName: null,
}
const told: Standing = {
  ...known,
  email: 'ana@correio.example',
  mobileNumber: '11987654321',
  isMobileConfirmed: true,
  payeeName: 'Ana Lima',
}
const open: CheckRules = { asksStrangers: true, mfaEveryDays: 0 }
const br: CheckRules = { asksStrangers: false, mfaEveryDays: 7 }
const methods = (standing: Standing, rules: CheckRules) => {
  const check = secondCheckOf(standing, rules)
  return check && [check.reason, ...check.options.map(({ method }) => method)]
}

describe('when a second proof is due, and which kind', () => {
  test.each<[string, Standing, CheckRules, string[] | undefined]>([
    ['a known place', told, open, undefined],
    [
      'an unknown place: everything the member has',
      { ...told, isStrange: true },
      open,
      ['unregistered_address', 'sms', 'email', 'mobile', 'bankAccountName'],
    ],
    ['an unknown place where nobody asks', { ...told, isStrange: true }, br, ['mfa_due', 'sms']],
    [
      'an authenticator: nothing weaker',
      { ...told, isTotpOn: true, passkeyCount: 1, recoveryCodesLeft: 3 },
      open,
      ['second_factor', 'totp', 'passkey', 'recovery'],
    ],
    ['no recovery code left', { ...told, isTotpOn: true }, open, ['second_factor', 'totp']],
    ['the law, a day before', { ...told, daysSinceProof: 6.9 }, br, undefined],
    ['the law, on the day', { ...told, daysSinceProof: 7 }, br, ['mfa_due', 'sms']],
    [
      'the law: a confirmed email',
      { ...told, isEmailConfirmed: true, isMobileConfirmed: false },
      br,
      ['mfa_due', 'email'],
    ],
    ['the law, and nothing to prove by', known, br, ['mfa_due']],
    [
      'who came by SMS proves nothing more by the same phone',
      { ...told, method: 'sms', isStrange: true },
      open,
      ['unregistered_address', 'email', 'bankAccountName'],
    ],
    ['a passkey', { ...told, method: 'passkey', isTotpOn: true, isStrange: true }, open, undefined],
    ['a ticket', { ...told, method: 'ticket', isTotpOn: true }, br, undefined],
    [
      'a social login with an authenticator on',
      { ...told, method: 'google', isTotpOn: true },
      open,
      ['second_factor', 'totp'],
    ],
  ])('%s', (_, standing, rules, expected) => expect(methods(standing, rules)).toEqual(expected))

  test('hints are masked', () => {
    const check = secondCheckOf({ ...told, isStrange: true }, open)
    expect(check?.options).toEqual([
      { method: 'sms', hint: '****4321' },
      { method: 'email', hint: 'an****@c****.example' },
      { method: 'mobile', hint: null },
      { method: 'bankAccountName', hint: null },
    ])
  })
})
