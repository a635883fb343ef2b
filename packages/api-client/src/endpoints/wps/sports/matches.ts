// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/sports/matches.ts'
import type { Wire } from '../../../wire.ts'

export const listMatches: Wire<typeof contract.listMatches> = {
  name: 'listMatches',
  method: 'GET',
  path: '/wps/sports/matches',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const priceBuiltBet: Wire<typeof contract.priceBuiltBet> = {
  name: 'priceBuiltBet',
  method: 'GET',
  path: '/wps/sports/matches/:matchId/built',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const showMatch: Wire<typeof contract.showMatch> = {
  name: 'showMatch',
  method: 'GET',
  path: '/wps/sports/matches/:matchId',
  auth: 'none',
  moduleId: 'GAMELO3',
}
