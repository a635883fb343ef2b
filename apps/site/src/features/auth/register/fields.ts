import type { FieldRule, RegisterField, RegisterRules } from '@trevo/contract/wps/system.ts'
import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { phoneDigits } from '@trevo/field-rules/phone-digits.ts'
import { checkConfirmation, checkEntry, type FormProblem } from '@trevo/field-rules/check-form.ts'
import { checkCode, type CodeProblem } from '../sms-code/check-code.ts'

export type FormField = RegisterField | 'confirmPassword' | 'verificationCode' | 'bornOn'
export type RegisterValues = Readonly<Partial<Record<FormField, string>>>

/** REG-1: by username or by mobile number. */
export type RegType = 'register' | 'registerMobile'

/** What decides which fields a form has and which are required. */
export type RegisterSettings = {
  readonly rules: RegisterRules
  readonly regType: RegType
  readonly showCaptcha: boolean
  /** A registration by username also confirms a number by SMS. */
  readonly smsEnabled: boolean
  /** A registration by mobile number also chooses a password. */
  readonly mobileRegPass: boolean
  /** The jurisdiction requires the birth date at sign-up. */
  readonly asksBirthDate: boolean
  /** Sign-up does not finish without a loss and a time limit. */
  readonly asksLimits: boolean
}

/** A problem found by the rules, or one that only this form knows. */
export type RegisterProblem =
  | FormProblem
  | {
      readonly messageKey: 'mobile.format' | CodeProblem | 'real_name_format' | 'age_too_young'
      readonly min?: never
      readonly max?: never
    }

/** The order in which fields are shown, checked and focused; the captcha comes last. */
const order = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'idNumber',
  'bornOn',
  'email',
  'whatsapp',
  'line',
  'wechat',
  'facebook',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'captcha',
] as const satisfies readonly FormField[]

const ruleOf = (rules: RegisterRules, field: FormField): FieldRule | undefined =>
  (rules as Readonly<Record<string, FieldRule | undefined>>)[field] // three fields have no rule

/** REG-2, REG-5, REG-11: the fields of one tab; the captcha depends on the public setting instead. */
export const shownFields = (settings: RegisterSettings): readonly FormField[] => {
  const byMobile = settings.regType === 'registerMobile'
  const confirmsNumber = byMobile || settings.smsEnabled
  const asksPassword = !byMobile || settings.mobileRegPass
  const decided: Readonly<Partial<Record<FormField, boolean>>> = {
    // REG-8: regardless of the flags.
    username: !byMobile,
    password: asksPassword,
    confirmPassword: asksPassword,
    verificationCode: confirmsNumber,
    bornOn: settings.asksBirthDate,
    captcha: settings.showCaptcha,
    ...(confirmsNumber && { mobileNum: true }),
  }
  return order.filter((field) => decided[field] ?? ruleOf(settings.rules, field)?.enabled ?? false)
}

/** Required wherever they are shown (REG-8, REG-9, REG-11, REG-12). */
const whenShown = new Set<FormField>([
  'username',
  'password',
  'confirmPassword',
  'verificationCode',
  'bornOn',
  'paymentPassword',
  'captcha',
])

/** REG-10: a number to be confirmed is required; otherwise it is required if the brand says so. */
export const isRequired = (settings: RegisterSettings, field: FormField): boolean => {
  if (whenShown.has(field)) return true
  const confirmsNumber = settings.regType === 'registerMobile' || settings.smsEnabled
  if (field === 'mobileNum' && confirmsNumber) return true
  return ruleOf(settings.rules, field)?.required ?? false
}

/** The error of a field's current value, or undefined. `todayOn` is yyyy-MM-dd. */
export const checkRegisterField = (
  settings: RegisterSettings,
  field: FormField,
  values: RegisterValues,
  todayOn: string,
): RegisterProblem | undefined => {
  const value = values[field] ?? ''
  if (field === 'confirmPassword') return checkConfirmation(values.password ?? '', value)
  if (field === 'verificationCode') {
    const problem = checkCode(value)
    return problem && { messageKey: problem }
  }
  if (value === '' && isRequired(settings, field)) return { messageKey: 'not_empty' }
  if (value === '') return undefined
  // MSG-6: 18 is the legal age, regardless of the wording of the terms.
  if (field === 'bornOn') {
    return isOldEnough(value, todayOn) ? undefined : { messageKey: 'age_too_young' }
  }
  // Only the server knows the captcha.
  if (field === 'captcha') return undefined
  return checkByRule({ ...settings.rules[field], required: true }, field, value)
}

const checkByRule = (
  rule: FieldRule,
  field: RegisterField,
  value: string,
): RegisterProblem | undefined => {
  if (field === 'mobileNum') {
    const digits = phoneDigits(value)
    return digits === undefined ? { messageKey: 'mobile.format' } : checkEntry(rule, digits)
  }
  const problem = checkEntry(rule, value)
  if (problem) return problem
  // MSG-5: a pattern may accept what is not a name, such as spaces alone.
  const isNoName = field === 'payeeName' && !/\p{L}/u.test(value)
  return isNoName ? { messageKey: 'real_name_format' } : undefined
}
