// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/tickets.ts'
import type { Wire } from '../../../wire.ts'

export const listDrawLeaves: Wire<typeof contract.listDrawLeaves> = {
  name: 'listDrawLeaves',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero/leaves',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listTicketKeys: Wire<typeof contract.listTicketKeys> = {
  name: 'listTicketKeys',
  method: 'GET',
  path: '/lgw/tickets/keys',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const printReceipt: Wire<typeof contract.printReceipt> = {
  name: 'printReceipt',
  method: 'GET',
  path: '/lgw/orders/suborders/:id/receipt/pdf',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const showReceipt: Wire<typeof contract.showReceipt> = {
  name: 'showReceipt',
  method: 'GET',
  path: '/lgw/orders/suborders/:id/receipt',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const showTicketProof: Wire<typeof contract.showTicketProof> = {
  name: 'showTicketProof',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero/ticket/:ticketId',
  auth: 'none',
  moduleId: 'GAMELO3',
}
