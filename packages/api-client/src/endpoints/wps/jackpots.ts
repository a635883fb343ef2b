// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/jackpots.ts'
import type { Wire } from '../../wire.ts'

export const listJackpots: Wire<typeof contract.listJackpots> = {
  name: 'listJackpots',
  method: 'GET',
  path: '/wps/relay/VIS_listJackpots',
  auth: 'none',
  moduleId: 'COMM3',
}
