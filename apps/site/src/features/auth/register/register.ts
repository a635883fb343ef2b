import { registerMember } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../api/api.ts'
import type { HumanProofSource } from '../human/human-proof.ts'
import type { Welcome } from '../session/begin-session.ts'
import { findDeviceId } from '../session/device-id.ts'
import type { FormField, RegisterValues } from './fields.ts'

export type RegisterOrder = {
  readonly values: RegisterValues
  /** With the plus sign; counts only with a mobile number. */
  readonly dialingCode: string
  readonly termsAccepted: boolean
  readonly referralCode: string
  /** Of the address; a shown field of the form goes before it. */
  readonly affiliateCode: string
}

export type RegisterOutcome =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | { readonly kind: 'notHuman' }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly needsCaptcha: boolean
      /** The field it is about, when it is about one. */
      readonly field: FormField | undefined
    }

const fieldOfCode: Readonly<Record<string, FormField>> = {
  'register.username_taken': 'username',
  'password.too_common': 'password',
  'captcha.invalid': 'captcha',
  invitation_code_error: 'affiliateCode',
}

/** Fields left empty are not sent. */
const filled = (values: RegisterValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** REG-19: human verification, then the registration call with the form and where it came from. */
export const register = async (
  order: RegisterOrder,
  human: HumanProofSource,
): Promise<RegisterOutcome> => {
  const humanProof = await human.take().catch(() => undefined)
  if (humanProof === undefined) return { kind: 'notHuman' }
  const { values, termsAccepted, referralCode } = order
  const loginDeviceId = findDeviceId()
  const affiliateCode = values.affiliateCode || order.affiliateCode
  const answer = await call(registerMember, {
    body: {
      ...filled(values),
      username: values.username ?? '',
      password: values.password ?? '',
      confirmPassword: values.confirmPassword ?? '',
      ...(values.mobileNum && { countryDialingCode: order.dialingCode }),
      ...(affiliateCode && { affiliateCode }),
      humanProof,
      termsAccepted,
      referralCode,
      domain: location.hostname,
      registerUrl: location.href.slice(0, 2_048),
      registerMethod: 'WEB',
      login: true,
      ...(loginDeviceId !== undefined && { loginDeviceId }),
    },
  })
  if (answer.ok) return { kind: 'welcome', welcome: answer.value }
  const named = answer.field as FormField | undefined // the server names fields of this form
  return {
    kind: 'refused',
    message: answer.message,
    needsCaptcha: answer.captcha === true,
    field: named ?? fieldOfCode[answer.code],
  }
}
