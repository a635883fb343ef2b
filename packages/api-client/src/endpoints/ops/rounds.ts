// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/rounds.ts'
import type { Wire } from '../../wire.ts'

export const listStatementRuns: Wire<typeof contract.listStatementRuns> = {
  name: 'listStatementRuns',
  method: 'GET',
  path: '/ops/vendor-statements',
  auth: 'operator',
}
export const listVendorHealth: Wire<typeof contract.listVendorHealth> = {
  name: 'listVendorHealth',
  method: 'GET',
  path: '/ops/vendor-health',
  auth: 'operator',
}
export const listVendorRounds: Wire<typeof contract.listVendorRounds> = {
  name: 'listVendorRounds',
  method: 'GET',
  path: '/ops/rounds',
  auth: 'operator',
}
export const showRound: Wire<typeof contract.showRound> = {
  name: 'showRound',
  method: 'GET',
  path: '/ops/round',
  auth: 'operator',
}
