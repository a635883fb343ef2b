// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as opsSession from '@trevo/contract/ops/session.ts'
import type { Wire } from './wire.ts'

export const confirmOperatorTotp: Wire<typeof opsSession.confirmOperatorTotp> = {
  name: 'confirmOperatorTotp',
  method: 'POST',
  path: '/ops/totp/confirm',
  auth: 'operator',
  sealed: true,
}
export const enrolOperatorTotp: Wire<typeof opsSession.enrolOperatorTotp> = {
  name: 'enrolOperatorTotp',
  method: 'POST',
  path: '/ops/totp',
  auth: 'operator',
  sealed: true,
}
export const getOperator: Wire<typeof opsSession.getOperator> = {
  name: 'getOperator',
  method: 'GET',
  path: '/ops/session',
  auth: 'operator',
}
export const loginOperator: Wire<typeof opsSession.loginOperator> = {
  name: 'loginOperator',
  method: 'POST',
  path: '/ops/session',
  auth: 'none',
  sealed: true,
}
export const logoutOperator: Wire<typeof opsSession.logoutOperator> = {
  name: 'logoutOperator',
  method: 'DELETE',
  path: '/ops/session',
  auth: 'operator',
}
