// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/session.ts'
import type { Wire } from '../../wire.ts'

export const confirmOperatorTotp: Wire<typeof contract.confirmOperatorTotp> = {
  name: 'confirmOperatorTotp',
  method: 'POST',
  path: '/ops/totp/confirm',
  auth: 'operator',
  sealed: true,
}
export const enrolOperatorTotp: Wire<typeof contract.enrolOperatorTotp> = {
  name: 'enrolOperatorTotp',
  method: 'POST',
  path: '/ops/totp',
  auth: 'operator',
  sealed: true,
}
export const getOperator: Wire<typeof contract.getOperator> = {
  name: 'getOperator',
  method: 'GET',
  path: '/ops/session',
  auth: 'operator',
}
export const loginOperator: Wire<typeof contract.loginOperator> = {
  name: 'loginOperator',
  method: 'POST',
  path: '/ops/session',
  auth: 'none',
  sealed: true,
}
export const logoutOperator: Wire<typeof contract.logoutOperator> = {
  name: 'logoutOperator',
  method: 'DELETE',
  path: '/ops/session',
  auth: 'operator',
}
