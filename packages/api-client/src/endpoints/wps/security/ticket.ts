// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/ticket.ts'
import type { Wire } from '../../../wire.ts'

export const createLoginTicket: Wire<typeof contract.createLoginTicket> = {
  name: 'createLoginTicket',
  method: 'POST',
  path: '/wps/session/ticket',
  auth: 'member',
  moduleId: 'COMM3',
}
export const loginByTicket: Wire<typeof contract.loginByTicket> = {
  name: 'loginByTicket',
  method: 'POST',
  path: '/wps/session/login/info',
  auth: 'none',
  moduleId: 'COMM3',
}
