// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/payment-password.ts'
import type { Wire } from '../../../wire.ts'

export const changePaymentPassword: Wire<typeof contract.changePaymentPassword> = {
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const resetPaymentPassword: Wire<typeof contract.resetPaymentPassword> = {
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const sendPaymentPasswordCode: Wire<typeof contract.sendPaymentPasswordCode> = {
  name: 'sendPaymentPasswordCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const setPaymentPassword: Wire<typeof contract.setPaymentPassword> = {
  name: 'setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
