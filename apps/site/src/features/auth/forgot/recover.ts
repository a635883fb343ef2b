import {
  recoverByEmail,
  sendCode,
  setPasswordByLink,
  setPasswordByPhone,
} from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { proveHuman } from '../human/prove-human.ts'
import { siteHuman } from '../human/site-human.ts'
import type { MobileToSend } from '../mobile/check-mobile.ts'
import type { CodeProof } from '../sms-code/code-channel.ts'
import { mobileCodeFieldOf } from '../sms-code/field-of-code.ts'
import type { CodeRequest } from '../sms-code/own-channel.ts'

export type RecoverField =
  | 'username'
  | 'email'
  | 'captcha'
  | 'mobileNum'
  | 'verificationCode'
  | 'newPassword'

export type RecoverFailure = {
  /** In the visitor's language; empty if there was no answer. */
  readonly message: string
  readonly field: RecoverField | undefined
}
type Recovered = { readonly username: string }

const fields: Readonly<Record<string, RecoverField>> = {
  'captcha.invalid': 'captcha',
  'password.too_common': 'newPassword',
}
const failureOf = (refused: {
  readonly code: string
  readonly message: string
  readonly field?: string
}): RecoverFailure => ({
  message: refused.message,
  // The server names the fields of these forms as the rules do.
  field:
    (refused.field === 'password' ? 'newPassword' : (refused.field as RecoverField | undefined)) ??
    fields[refused.code] ??
    mobileCodeFieldOf(refused.code),
})

/** SMS-6: a code for password recovery. */
export const sendRecoverCode: CodeRequest = (order) =>
  call(sendCode, { body: { ...order, purpose: 'recover' } })

/** FORGOT-4, FORGOT-6: has the link mailed. Returns the reason if it could not be, or nothing once sent. */
export const recoverByMail = async (
  order: { readonly username: string; readonly email: string; readonly captcha?: string },
  notHuman: string,
): Promise<RecoverFailure | undefined> => {
  // Where the brand has a captcha, it replaces human verification.
  const human = order.captcha === undefined ? await proveHuman(siteHuman) : {}
  if (!human) return { message: notHuman, field: undefined }
  const answer = await call(recoverByEmail, { body: { ...order, ...human } })
  return answer.ok ? undefined : failureOf(answer)
}

/** FORGOT-5: sets the new password for the holder of the phone. */
export const recoverByPhone = async (
  order: MobileToSend & CodeProof & { readonly newPassword: string },
): Promise<Recovered | RecoverFailure> => {
  const answer = await call(setPasswordByPhone, { body: order })
  return answer.ok ? answer.value : failureOf(answer)
}

/** Sets the new password for the recipient of the mailed link. */
export const recoverByLink = async (order: {
  readonly ticket: string
  readonly newPassword: string
}): Promise<Recovered | (RecoverFailure & { readonly isLinkDead: boolean })> => {
  const answer = await call(setPasswordByLink, { body: order })
  if (answer.ok) return answer.value
  return { ...failureOf(answer), isLinkDead: answer.code === 'recovery.link_invalid' }
}
