import { login } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import type { MobileToSend } from '../mobile/check-mobile.ts'
import type { Welcome } from '../session/begin-session.ts'
import { findDeviceId } from '../session/device-id.ts'
import type { CodeProof } from '../sms-code/code-channel.ts'
import { mobileCodeFieldOf } from '../sms-code/field-of-code.ts'
import type { MobileCodeField } from '../sms-code/use-mobile-code.ts'

export type SmsLoginOutcome =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | {
      readonly kind: 'refused'
      /** In the visitor's language; empty if there was no answer. */
      readonly message: string
      readonly field: MobileCodeField | undefined
    }

/** LOGIN-16: number and code; human verification was done when the code was sent (LOGIN-8). */
export const logInBySms = async (order: MobileToSend & CodeProof): Promise<SmsLoginOutcome> => {
  const loginDeviceId = findDeviceId()
  const answer = await call(login, {
    body: { ...order, type: 'sms', ...(loginDeviceId !== undefined && { loginDeviceId }) },
  })
  if (answer.ok) return { kind: 'welcome', welcome: answer.value }
  return { kind: 'refused', message: answer.message, field: mobileCodeFieldOf(answer.code) }
}
