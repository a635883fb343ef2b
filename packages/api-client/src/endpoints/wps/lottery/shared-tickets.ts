// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/shared-tickets.ts'
import type { Wire } from '../../../wire.ts'

export const joinSharedTicket: Wire<typeof contract.joinSharedTicket> = {
  name: 'joinSharedTicket',
  method: 'POST',
  path: '/lgw/shared_tickets/:id/shares',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listSharedTickets: Wire<typeof contract.listSharedTickets> = {
  name: 'listSharedTickets',
  method: 'GET',
  path: '/lgw/shared_tickets',
  auth: 'optional',
  moduleId: 'GAMELO3',
}
export const openSharedTicket: Wire<typeof contract.openSharedTicket> = {
  name: 'openSharedTicket',
  method: 'POST',
  path: '/lgw/shared_tickets',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const showSharedTicket: Wire<typeof contract.showSharedTicket> = {
  name: 'showSharedTicket',
  method: 'GET',
  path: '/lgw/shared_tickets/:id',
  auth: 'optional',
  moduleId: 'GAMELO3',
}
