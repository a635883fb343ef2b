import type { RegisterField, RegisterRules } from '@trevo/contract/wps/system.ts'
import { checkConfirmation, checkEntry, type FormProblem } from '@trevo/field-rules/check-form.ts'

export type FormField = RegisterField | 'confirmPassword'
export type RegisterValues = Readonly<Partial<Record<FormField, string>>>

/** The order in which fields are shown, checked and focused; the captcha stands last. */
const order = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'idNumber',
  'email',
  'mobileNum',
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

/** Asked of everybody whatever the flags say (REG-8). */
const always = new Set<FormField>(['username', 'password', 'confirmPassword'])

/** REG-2, REG-5: the fields the brand shows; the captcha by the public setting instead. */
export const shownFields = (rules: RegisterRules, showCaptcha: boolean): readonly FormField[] =>
  order.filter((field) => {
    if (field === 'captcha') return showCaptcha
    return always.has(field) || rules[field as RegisterField].enabled // confirmPassword is in `always`
  })

/** REG-12: the payment password and the captcha are demanded wherever they are shown. */
export const isRequired = (rules: RegisterRules, field: FormField): boolean =>
  field === 'confirmPassword' ||
  field === 'paymentPassword' ||
  field === 'captcha' ||
  always.has(field) ||
  rules[field].required

/** What is wrong with one field as it stands, or undefined. */
export const checkRegisterField = (
  rules: RegisterRules,
  field: FormField,
  values: RegisterValues,
): FormProblem | undefined => {
  const value = values[field] ?? ''
  if (field === 'confirmPassword') return checkConfirmation(values.password ?? '', value)
  // Only the server knows the captcha; here it must merely be there.
  if (field === 'captcha') return value === '' ? { messageKey: 'not_empty' } : undefined
  return checkEntry({ ...rules[field], required: isRequired(rules, field) }, value)
}
