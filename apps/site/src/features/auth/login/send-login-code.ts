import { sendCode } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import type { CodeRequest } from '../sms-code/own-channel.ts'

/** SMS-6: a code for login. */
export const sendLoginCode: CodeRequest = (order) =>
  call(sendCode, { body: { ...order, purpose: 'login' } })
