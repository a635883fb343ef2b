import { checkConfirmation, checkEntry, type FormProblem } from '@trevo/field-rules/check-form.ts'
import type { MobileRegistration, Registration } from '@trevo/contract/wps/member.ts'
import type { RegisterField, RegisterRules } from '@trevo/contract/wps/system.ts'
import type { z } from 'zod'

export type RegistrationForm = z.output<typeof Registration>
export type MobileRegistrationForm = z.output<typeof MobileRegistration>

export type RegistrationProblem = FormProblem & {
  readonly field: RegisterField | 'confirmPassword'
}

/** Fields that a kind of form always requires regardless of the brand's flags, and those it never has. */
export type FormKind = {
  readonly always: readonly RegisterField[]
  readonly never: readonly RegisterField[]
}

/** REG-8; a number to be confirmed is required (REG-11). */
export const byUsername = ({ confirmsMobile }: { confirmsMobile: boolean }): FormKind => ({
  always: ['username', 'password', ...(confirmsMobile ? (['mobileNum'] as const) : [])],
  never: [],
})

/** The password only if the brand lets numbers have one. */
export const byMobile = ({ asksPassword }: { asksPassword: boolean }): FormKind => ({
  always: ['mobileNum', ...(asksPassword ? (['password'] as const) : [])],
  never: ['username', ...(asksPassword ? [] : (['password'] as const))],
})

/** Required in every form that shows it (REG-12). */
const whenShown = new Set<RegisterField>(['paymentPassword'])

/** The fields of the form in the order in which problems are reported. */
const order = [
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
] as const satisfies readonly RegisterField[]

/**
 * The first problem of a registration by the brand's rules, or undefined. A hidden field is not checked: see
 * `shownFields`. The captcha is checked elsewhere.
 */
export const checkRegistration = (
  form: RegistrationForm | MobileRegistrationForm,
  rules: RegisterRules,
  kind: FormKind = byUsername({ confirmsMobile: false }),
): RegistrationProblem | undefined => {
  for (const field of order) {
    const rule = rules[field]
    const isAlways = kind.always.includes(field)
    if (kind.never.includes(field) || (!rule.enabled && !isAlways)) continue
    const required = rule.required || isAlways || whenShown.has(field)
    const problem = checkEntry({ ...rule, required }, form[field] ?? '')
    if (problem) return { ...problem, field }
    if (field !== 'password') continue
    const differs = checkConfirmation(form.password ?? '', form.confirmPassword ?? '')
    if (differs) return { ...differs, field: 'confirmPassword' }
  }
  return undefined
}

type OptionalField = Exclude<(typeof order)[number], 'username' | 'password' | 'paymentPassword'>

/**
 * The stored part of the form: values of fields that the form shows. A value smuggled into a hidden field is
 * dropped; the affiliate code is kept, because it may come from the address (REG-15).
 */
export const shownFields = (
  form: RegistrationForm | MobileRegistrationForm,
  rules: RegisterRules,
  kind: FormKind = byUsername({ confirmsMobile: false }),
): Record<OptionalField, string | null> => {
  const entries = order.map((field) => {
    const isShown = rules[field].enabled || kind.always.includes(field) || field === 'affiliateCode'
    return [field, (isShown && form[field]) || null] as const
  })
  return Object.fromEntries(entries) as Record<OptionalField, string | null> // one entry for each name in `order`
}
