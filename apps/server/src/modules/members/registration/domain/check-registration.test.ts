import { registerFields, type FieldRule, type RegisterRules } from '@trevo/contract/wps/system.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRegistration, shownFields, type RegistrationForm } from './check-registration.ts'

const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 3,
  maxLength: 20,
  patternId: 4,
  enabled: false,
  required: false,
}
const rulesWith = (changed: Partial<Record<keyof RegisterRules, Partial<FieldRule>>>) =>
  Object.fromEntries(
    registerFields.map((field) => [field, { ...off, ...changed[field] }]),
  ) as RegisterRules // one rule for each field
const form = (changed: Partial<RegistrationForm> = {}): RegistrationForm => ({
  username: 'ana1',
  password: 'abc123',
  confirmPassword: 'abc123',
  countryDialingCode: '+55',
  termsAccepted: true,
  domain: '',
  referralCode: '',
  registerUrl: '',
  registerMethod: 'WEB',
  login: true,
  ...changed,
})

describe('checkRegistration', () => {
  it('REG-8: username and password are always required, even if a brand forgot to enable them', () => {
    expect(checkRegistration(form({ username: '' }), rulesWith({}))).toMatchObject({
      field: 'username',
      messageKey: 'not_empty',
    })
    expect(checkRegistration(form({ password: '' }), rulesWith({}))).toMatchObject({
      field: 'password',
    })
  })

  it('reports the first problem only, in the order of the form', () => {
    const rules = rulesWith({
      email: { enabled: true, required: true },
      line: { enabled: true, required: true },
    })
    expect(checkRegistration(form({ username: '-' }), rules)?.field).toBe('username')
    expect(checkRegistration(form(), rules)?.field).toBe('email')
  })

  it('REG-2: hidden fields are neither required nor stored; the affiliate code of the address is', () => {
    const sent = form({ email: '-', affiliateCode: 'abc', line: 'ana' })
    expect(checkRegistration(sent, rulesWith({}))).toBeUndefined()
    expect(shownFields(sent, rulesWith({ line: { enabled: true } }))).toMatchObject({
      email: null,
      line: 'ana',
      affiliateCode: 'abc',
    })
  })

  it('accepts no form with a shown, filled and invalid field', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('payeeName', 'line', 'wechat', 'email'),
        fc.string({ minLength: 1 }),
        (field, value) => {
          const rules = rulesWith({ [field]: { enabled: true } })
          const problem = checkRegistration(form({ [field]: value }), rules)
          expect(problem === undefined).toBe(/^[A-Za-z0-9]{3,20}$/.test(value))
        },
      ),
    )
  })
})
