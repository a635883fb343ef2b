// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/totp.ts'
import type { Wire } from '../../../wire.ts'

export const confirmTotp: Wire<typeof contract.confirmTotp> = {
  name: 'confirmTotp',
  method: 'POST',
  path: '/wps/member/security/totp/confirm',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const disableTotp: Wire<typeof contract.disableTotp> = {
  name: 'disableTotp',
  method: 'POST',
  path: '/wps/member/security/totp/disable',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const enrolTotp: Wire<typeof contract.enrolTotp> = {
  name: 'enrolTotp',
  method: 'POST',
  path: '/wps/member/security/totp',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const renewRecoveryCodes: Wire<typeof contract.renewRecoveryCodes> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/security/recoveryCodes',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
