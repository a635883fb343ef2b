// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/vip.ts'
import type { Wire } from '../../wire.ts'

export const getPlayerRankProgress: Wire<typeof contract.getPlayerRankProgress> = {
  name: 'getPlayerRankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  auth: 'member',
  moduleId: 'VIP',
}
