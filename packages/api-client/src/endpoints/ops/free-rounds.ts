// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/free-rounds.ts'
import type { Wire } from '../../wire.ts'

export const cancelFreeRoundsOf: Wire<typeof contract.cancelFreeRoundsOf> = {
  name: 'cancelFreeRoundsOf',
  method: 'POST',
  path: '/ops/free-rounds/:campaignId/cancel',
  auth: 'operator',
}
export const listOperatorFreeRounds: Wire<typeof contract.listOperatorFreeRounds> = {
  name: 'listOperatorFreeRounds',
  method: 'GET',
  path: '/ops/free-rounds',
  auth: 'operator',
}
export const showFreeRounds: Wire<typeof contract.showFreeRounds> = {
  name: 'showFreeRounds',
  method: 'GET',
  path: '/ops/free-rounds/:campaignId',
  auth: 'operator',
}
