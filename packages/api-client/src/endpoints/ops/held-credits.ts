// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/held-credits.ts'
import type { Wire } from '../../wire.ts'

export const listHeldCredits: Wire<typeof contract.listHeldCredits> = {
  name: 'listHeldCredits',
  method: 'GET',
  path: '/ops/held-credits',
  auth: 'operator',
}
export const refuseHeldCredit: Wire<typeof contract.refuseHeldCredit> = {
  name: 'refuseHeldCredit',
  method: 'POST',
  path: '/ops/held-credits/:creditId/refuse',
  auth: 'operator',
}
export const releaseHeldCredit: Wire<typeof contract.releaseHeldCredit> = {
  name: 'releaseHeldCredit',
  method: 'POST',
  path: '/ops/held-credits/:creditId/release',
  auth: 'operator',
}
export const showHeldCredit: Wire<typeof contract.showHeldCredit> = {
  name: 'showHeldCredit',
  method: 'GET',
  path: '/ops/held-credits/:creditId',
  auth: 'operator',
}
