// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/sports.ts'
import type { Wire } from '../../wire.ts'

export const listOperatorMatches: Wire<typeof contract.listOperatorMatches> = {
  name: 'listOperatorMatches',
  method: 'GET',
  path: '/ops/sports/matches',
  auth: 'operator',
}
export const resumeMarket: Wire<typeof contract.resumeMarket> = {
  name: 'resumeMarket',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/resume',
  auth: 'operator',
}
export const settleMarket: Wire<typeof contract.settleMarket> = {
  name: 'settleMarket',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/settle',
  auth: 'operator',
}
export const suspendMarket: Wire<typeof contract.suspendMarket> = {
  name: 'suspendMarket',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/suspend',
  auth: 'operator',
}
export const voidMatch: Wire<typeof contract.voidMatch> = {
  name: 'voidMatch',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/void',
  auth: 'operator',
}
export const withdrawCompetitor: Wire<typeof contract.withdrawCompetitor> = {
  name: 'withdrawCompetitor',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/withdraw',
  auth: 'operator',
}
