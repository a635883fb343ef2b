// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/password.ts'
import type { Wire } from '../../../wire.ts'

export const changePassword: Wire<typeof contract.changePassword> = {
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'member',
  sealed: true,
  moduleId: 'PASS3',
}
export const finishFirstLogin: Wire<typeof contract.finishFirstLogin> = {
  name: 'finishFirstLogin',
  method: 'POST',
  path: '/wps/session/firstLogin',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
