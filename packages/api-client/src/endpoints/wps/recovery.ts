// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/recovery.ts'
import type { Wire } from '../../wire.ts'

export const recoverByEmail: Wire<typeof contract.recoverByEmail> = {
  name: 'recoverByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  moduleId: 'COMM3',
  consumes: 'form',
}
export const setPasswordByLink: Wire<typeof contract.setPasswordByLink> = {
  name: 'setPasswordByLink',
  method: 'POST',
  path: '/wps/member/password/ticket',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const setPasswordByPhone: Wire<typeof contract.setPasswordByPhone> = {
  name: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  auth: 'none',
  sealed: true,
  moduleId: 'VERIFICATION3',
}
