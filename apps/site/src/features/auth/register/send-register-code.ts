import { sendRegisterCode } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import type { CodeRequest } from '../sms-code/own-channel.ts'
import type { RegType } from './fields.ts'

const requestFor =
  (regType: RegType): CodeRequest =>
  ({ mobileNum, ...order }) =>
    call(sendRegisterCode, { body: { ...order, mobileNo: mobileNum, regType } })

/** SMS-6: a code for this form; here the number is called `mobileNo`. */
export const sendRegisterCodeFor: Readonly<Record<RegType, CodeRequest>> = {
  register: requestFor('register'),
  registerMobile: requestFor('registerMobile'),
}
