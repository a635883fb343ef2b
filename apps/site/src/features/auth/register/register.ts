import { registerByMobile, registerMember, registerSocial } from '@trevo/api-client/endpoints.ts'
import type { FirstLimits } from '@trevo/contract/wps/security/first-limits.ts'
import { call } from '../../../core/api/api.ts'
import type { HumanProofSource, HumanResult } from '../human/human-proof.ts'
import { proveHuman } from '../human/prove-human.ts'
import type { MobileToSend } from '../mobile/check-mobile.ts'
import type { Welcome } from '../session/begin-session.ts'
import { findDeviceId } from '../session/device-id.ts'
import type { CodeProof } from '../sms-code/code-channel.ts'
import { mobileCodeFieldOf } from '../sms-code/field-of-code.ts'
import type { FormField, RegisterValues, RegType } from './fields.ts'

export type RegisterOrder = {
  readonly regType: RegType
  readonly values: RegisterValues
  readonly mobile: MobileToSend | undefined
  /** The code sent to the number, if a code is required. */
  readonly proof: CodeProof | undefined
  readonly termsAccepted: boolean
  readonly referralCode: string
  readonly affiliateCode: string
  /** Where sign-up asks for them. */
  readonly limits?: FirstLimits | undefined
  /** The social sign-in that this registration completes; it replaces human verification. */
  readonly linkId?: string | undefined
}

export type RegisterOutcome =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | { readonly kind: 'notHuman' }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly needsCaptcha: boolean
      /** The field it concerns, if it concerns one. */
      readonly field: FormField | undefined
    }

const fieldOfCode: Readonly<Record<string, FormField>> = {
  'register.username_taken': 'username',
  'register.mobile_taken': 'mobileNum',
  'register.too_young': 'bornOn',
  'password.too_common': 'password',
  'captcha.invalid': 'captcha',
  invitation_code_error: 'affiliateCode',
}

/** Empty fields are not sent; number and code are sent in the server's form. */
const filled = (values: RegisterValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== '' && field !== 'mobileNum' && field !== 'verificationCode',
    ),
  )

/** REG-20: a third party's id token replaces the code. */
const proofFields = (proof: CodeProof | undefined) => {
  if (!proof) return {}
  const { verificationCode, firebaseIdToken } = proof
  return firebaseIdToken === undefined
    ? { verificationCode }
    : { firebaseChannel: 'sms' as const, firebaseIdToken }
}

const bodyOf = (order: RegisterOrder, human: Partial<HumanResult>) => {
  const loginDeviceId = findDeviceId()
  return {
    ...filled(order.values),
    ...proofFields(order.proof),
    ...(order.affiliateCode && { affiliateCode: order.affiliateCode }),
    ...(order.limits && { limits: order.limits }),
    ...human,
    termsAccepted: order.termsAccepted,
    referralCode: order.referralCode,
    domain: location.hostname,
    registerUrl: location.href.slice(0, 2_048),
    registerMethod: 'WEB' as const,
    login: true as const,
    ...(loginDeviceId !== undefined && { loginDeviceId }),
  }
}

const callFor = (order: RegisterOrder, human: Partial<HumanResult>) => {
  const { values, mobile, regType, linkId } = order
  const body = bodyOf(order, human)
  if (regType === 'registerMobile' && mobile) {
    return call(registerByMobile, { body: { ...body, ...mobile } })
  }
  const { username = '', password = '', confirmPassword = '' } = values
  const named = { ...body, ...mobile, username, password, confirmPassword }
  if (linkId !== undefined) return call(registerSocial, { body: { ...named, linkId } })
  return call(registerMember, { body: named })
}

/** REG-19: human verification, then the registration call with the form and the referral codes. */
export const register = async (
  order: RegisterOrder,
  human: HumanProofSource,
): Promise<RegisterOutcome> => {
  const proof = order.linkId === undefined ? await proveHuman(human) : {}
  if (!proof) return { kind: 'notHuman' }
  const answer = await callFor(order, proof)
  if (answer.ok) return { kind: 'welcome', welcome: answer.value }
  const named = answer.field as FormField | undefined // the server names fields of this form
  return {
    kind: 'refused',
    message: answer.message,
    needsCaptcha: answer.captcha === true,
    field: named ?? fieldOfCode[answer.code] ?? mobileCodeFieldOf(answer.code),
  }
}
