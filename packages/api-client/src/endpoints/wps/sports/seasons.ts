// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/sports/seasons.ts'
import type { Wire } from '../../../wire.ts'

export const listSeasons: Wire<typeof contract.listSeasons> = {
  name: 'listSeasons',
  method: 'GET',
  path: '/wps/sports/seasons',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const showSeason: Wire<typeof contract.showSeason> = {
  name: 'showSeason',
  method: 'GET',
  path: '/wps/sports/seasons/:matchId',
  auth: 'none',
  moduleId: 'GAMELO3',
}
