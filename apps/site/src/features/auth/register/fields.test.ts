import { registerFields, type FieldRule, type RegisterRules } from '@trevo/contract/wps/system.ts'
import { describe, expect, it } from 'vitest'
import {
  checkRegisterField,
  isRequired,
  shownFields,
  type FormField,
  type RegisterSettings,
  type RegisterValues,
} from './fields.ts'

const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  enabled: false,
  required: false,
}
const basics = {
  username: { enabled: true, minLength: 4, maxLength: 20, patternId: 1 },
  password: { enabled: true, minLength: 8, maxLength: 64 },
}
const rulesWith = (change: Partial<Record<string, Partial<FieldRule>>>): RegisterRules =>
  Object.fromEntries(
    registerFields.map((field) => [field, { ...off, ...change[field] }]),
  ) as RegisterRules // every field of the contract

const settingsWith = (
  change: Partial<Record<string, Partial<FieldRule>>>,
  rest: Partial<RegisterSettings> = {},
): RegisterSettings => ({
  rules: rulesWith({ ...basics, ...change }),
  regType: 'register',
  showCaptcha: false,
  smsEnabled: false,
  mobileRegPass: false,
  asksBirthDate: false,
  asksLimits: false,
  ...rest,
})
const check = (settings: RegisterSettings, field: FormField, values: RegisterValues) =>
  checkRegisterField(settings, field, values, '2026-11-21')

describe('which fields the form has', () => {
  it('REG-2: each other field is shown only if the brand enables that one', () => {
    const always = ['username', 'password', 'confirmPassword']
    expect(shownFields(settingsWith({}))).toEqual(always)
    for (const field of registerFields) {
      if (field === 'captcha') continue
      const shown = shownFields(settingsWith({ [field]: { enabled: true } }))
      expect(shown.toSorted()).toEqual([...new Set([...always, field])].toSorted())
    }
  })

  it('REG-2, REG-8: username, password and its confirmation are shown regardless of their rules', () => {
    const change = { username: off, password: off }
    expect(shownFields(settingsWith(change))).toEqual(['username', 'password', 'confirmPassword'])
  })

  it('REG-5: the captcha follows the public setting, not its rule, and comes last', () => {
    const fields = { captcha: { enabled: true }, line: { enabled: true } }
    expect(shownFields(settingsWith(fields))).not.toContain('captcha')
    expect(shownFields(settingsWith(fields, { showCaptcha: true })).at(-1)).toBe('captcha')
  })

  it('REG-2, REG-11: by username a code and its number are requested only where SMS is enabled', () => {
    expect(shownFields(settingsWith({}))).not.toContain('verificationCode')
    const shown = shownFields(settingsWith({}, { smsEnabled: true }))
    expect(shown).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
  })

  it('REG-1, REG-2: by mobile there is no username, and a password only where the brand requires one', () => {
    const byMobile = { regType: 'registerMobile' } as const
    expect(shownFields(settingsWith({}, byMobile))).toEqual(['mobileNum', 'verificationCode'])
    expect(shownFields(settingsWith({}, { ...byMobile, mobileRegPass: true }))).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
  })

  it('MSG-6: the birth date is requested where the jurisdiction requires it', () => {
    expect(shownFields(settingsWith({}))).not.toContain('bornOn')
    expect(shownFields(settingsWith({}, { asksBirthDate: true }))).toContain('bornOn')
  })
})

describe('what a field requires', () => {
  const settings = settingsWith({
    mobileNum: { enabled: true, patternId: 6, minLength: 8, maxLength: 15 },
    paymentPassword: { enabled: true, patternId: 6, minLength: 6, maxLength: 6 },
    payeeName: { enabled: true, patternId: 12, minLength: 3, maxLength: 60 },
  })

  it('REG-8: username and password are required and must pass their rules', () => {
    expect(check(settings, 'username', {})).toMatchObject({ messageKey: 'not_empty' })
    expect(check(settings, 'username', { username: '1abc' })).toMatchObject({
      messageKey: 'reg_pattern_1',
      min: 4,
      max: 20,
    })
    expect(check(settings, 'password', { password: 'short' })).toMatchObject({
      messageKey: 'reg_pattern_0',
      min: 8,
    })
    expect(check(settings, 'username', { username: 'ana1' })).toBeUndefined()
  })

  it('REG-9, MSG-7: the confirmation is required and must equal the password', () => {
    const of = (confirmPassword: string) =>
      check(settings, 'confirmPassword', { password: 'abcdefgh', confirmPassword })
    expect(of('')).toMatchObject({ messageKey: 'not_empty' })
    expect(of('abcdefgi')).toMatchObject({ messageKey: 'inconsistent_twice' })
    expect(of('abcdefgh')).toBeUndefined()
  })

  it('REG-10: the mobile number is required only when so configured', () => {
    expect(isRequired(settings, 'mobileNum')).toBe(false)
    expect(check(settings, 'mobileNum', {})).toBeUndefined()
    const requiring = settingsWith({ mobileNum: { enabled: true, required: true } })
    expect(check(requiring, 'mobileNum', {})).toMatchObject({ messageKey: 'not_empty' })
  })

  it('MSG-2: a number is read without its spaces and brackets; letters are a format error', () => {
    expect(check(settings, 'mobileNum', { mobileNum: '(11) 91234-5678' })).toBeUndefined()
    expect(check(settings, 'mobileNum', { mobileNum: '11 9x' })).toEqual({
      messageKey: 'mobile.format',
    })
    expect(check(settings, 'mobileNum', { mobileNum: '11 9' })).toMatchObject({
      messageKey: 'reg_pattern_6',
      min: 8,
      max: 15,
    })
  })

  it('REG-11, MSG-3, ERR-6: the code is required, and has at most 255 characters', () => {
    const sms = settingsWith({}, { smsEnabled: true })
    const of = (verificationCode: string) => check(sms, 'verificationCode', { verificationCode })
    expect(of('')).toEqual({ messageKey: 'auth/missing-verification-code' })
    expect(of('1'.repeat(255))).toBeUndefined()
    expect(of('1'.repeat(256))).toEqual({ messageKey: 'code.enterValid' })
    expect(of('abc')).toEqual({ messageKey: 'code.enterValid' })
    expect(isRequired(sms, 'mobileNum')).toBe(true)
  })

  it('REG-12: the payment password is required regardless of its flag', () => {
    expect(settings.rules.paymentPassword.required).toBe(false)
    expect(check(settings, 'paymentPassword', {})).toMatchObject({ messageKey: 'not_empty' })
  })

  it('MSG-5: a name is checked by the rule first; without any letter it is not a name', () => {
    const of = (payeeName: string) => check(settings, 'payeeName', { payeeName })
    expect(of('João Silva')).toBeUndefined()
    expect(of('J0ão')).toMatchObject({ messageKey: 'reg_pattern_12' })
    expect(of('    ')).toEqual({ messageKey: 'real_name_format' })
  })

  it('MSG-6: an age of 17 is refused, 18 is accepted', () => {
    const br = settingsWith({}, { asksBirthDate: true })
    expect(check(br, 'bornOn', {})).toEqual({ messageKey: 'not_empty' })
    expect(check(br, 'bornOn', { bornOn: '2008-11-22' })).toEqual({ messageKey: 'age_too_young' })
    expect(check(br, 'bornOn', { bornOn: '2008-11-21' })).toBeUndefined()
  })
})
