// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/rewards/tickets.ts'
import type { Wire } from '../../../wire.ts'

export const claimTicket: Wire<typeof contract.claimTicket> = {
  name: 'claimTicket',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const listFreeRounds: Wire<typeof contract.listFreeRounds> = {
  name: 'listFreeRounds',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getFreeRounds',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const listPrizeDraws: Wire<typeof contract.listPrizeDraws> = {
  name: 'listPrizeDraws',
  method: 'GET',
  path: '/wps/relay/PROMOFE_listPrizeDraws',
  auth: 'none',
  moduleId: 'REWCEN3',
}
export const listTicketOdds: Wire<typeof contract.listTicketOdds> = {
  name: 'listTicketOdds',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getTicketOdds',
  auth: 'none',
  moduleId: 'REWCEN3',
}
export const listTickets: Wire<typeof contract.listTickets> = {
  name: 'listTickets',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  auth: 'member',
  moduleId: 'REWCEN3',
}
