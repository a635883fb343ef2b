import { registerFields, type FieldRule, type RegisterRules } from '@trevo/contract/wps/system.ts'
import { describe, expect, it } from 'vitest'
import { checkRegisterField, isRequired, shownFields } from './fields.ts'

const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  enabled: false,
  required: false,
}
const rulesWith = (change: Partial<Record<string, Partial<FieldRule>>>): RegisterRules =>
  Object.fromEntries(
    registerFields.map((field) => [field, { ...off, ...change[field] }]),
  ) as RegisterRules // every field of the contract

const basics = {
  username: { enabled: true, minLength: 4, maxLength: 20, patternId: 1 },
  password: { enabled: true, minLength: 8, maxLength: 64 },
}

describe('which fields the form has', () => {
  it('REG-2: each field stands there only when the brand enables it', () => {
    expect(shownFields(rulesWith(basics), false)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ])
    for (const field of registerFields) {
      if (field === 'captcha') continue
      const shown = shownFields(rulesWith({ ...basics, [field]: { enabled: true } }), false)
      expect(shown).toContain(field)
    }
  })

  it('REG-5: the captcha follows the public setting, not its rule, and stands last', () => {
    const rules = rulesWith({ ...basics, captcha: { enabled: true }, line: { enabled: true } })
    expect(shownFields(rules, false)).not.toContain('captcha')
    expect(shownFields(rules, true).at(-1)).toBe('captcha')
  })
})

describe('what a field demands', () => {
  const rules = rulesWith({
    ...basics,
    mobileNum: { enabled: true, patternId: 6, minLength: 8, maxLength: 15 },
    paymentPassword: { enabled: true, patternId: 6, minLength: 6, maxLength: 6 },
  })

  it('REG-8: username and password are required and must pass their rules', () => {
    expect(checkRegisterField(rules, 'username', {})).toMatchObject({ messageKey: 'not_empty' })
    expect(checkRegisterField(rules, 'username', { username: '1abc' })).toMatchObject({
      messageKey: 'reg_pattern_1',
      min: 4,
      max: 20,
    })
    expect(checkRegisterField(rules, 'password', { password: 'short' })).toMatchObject({
      messageKey: 'reg_pattern_0',
      min: 8,
    })
    expect(checkRegisterField(rules, 'username', { username: 'ana1' })).toBeUndefined()
  })

  it('REG-9: the confirmation is required and must equal the password', () => {
    const of = (confirmPassword: string) =>
      checkRegisterField(rules, 'confirmPassword', { password: 'abcdefgh', confirmPassword })
    expect(of('')).toMatchObject({ messageKey: 'not_empty' })
    expect(of('abcdefgi')).toMatchObject({ messageKey: 'inconsistent_twice' })
    expect(of('abcdefgh')).toBeUndefined()
  })

  it('REG-10: the mobile number is required only when configured so', () => {
    expect(isRequired(rules, 'mobileNum')).toBe(false)
    expect(checkRegisterField(rules, 'mobileNum', {})).toBeUndefined()
    const demanding = rulesWith({ ...basics, mobileNum: { enabled: true, required: true } })
    expect(checkRegisterField(demanding, 'mobileNum', {})).toMatchObject({
      messageKey: 'not_empty',
    })
  })

  it('REG-12: the payment password is required whatever its flag says', () => {
    expect(rules.paymentPassword.required).toBe(false)
    expect(checkRegisterField(rules, 'paymentPassword', {})).toMatchObject({
      messageKey: 'not_empty',
    })
  })
})
