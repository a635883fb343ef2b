// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/rewards/missions.ts'
import type { Wire } from '../../../wire.ts'

export const getMissionLeaderboard: Wire<typeof contract.getMissionLeaderboard> = {
  name: 'getMissionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const getMissionSummaryDetails: Wire<typeof contract.getMissionSummaryDetails> = {
  name: 'getMissionSummaryDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  auth: 'member',
  moduleId: 'REWCEN3',
}
