// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/deposits.ts'
import type { Wire } from '../../wire.ts'

export const listHeldPayments: Wire<typeof contract.listHeldPayments> = {
  name: 'listHeldPayments',
  method: 'GET',
  path: '/ops/deposits/held',
  auth: 'operator',
}
export const listUnreadableElements: Wire<typeof contract.listUnreadableElements> = {
  name: 'listUnreadableElements',
  method: 'GET',
  path: '/ops/deposits/unreadable',
  auth: 'operator',
}
export const returnHeldPayment: Wire<typeof contract.returnHeldPayment> = {
  name: 'returnHeldPayment',
  method: 'POST',
  path: '/ops/deposits/held/:endToEndId/return',
  auth: 'operator',
}
