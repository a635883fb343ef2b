// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/points.ts'
import type { Wire } from '../../wire.ts'

export const approveRedemption: Wire<typeof contract.approveRedemption> = {
  name: 'approveRedemption',
  method: 'POST',
  path: '/ops/points/redemptions/:redemptionId/approve',
  auth: 'operator',
}
export const listOpenRedemptions: Wire<typeof contract.listOpenRedemptions> = {
  name: 'listOpenRedemptions',
  method: 'GET',
  path: '/ops/points/redemptions',
  auth: 'operator',
}
export const rejectRedemption: Wire<typeof contract.rejectRedemption> = {
  name: 'rejectRedemption',
  method: 'POST',
  path: '/ops/points/redemptions/:redemptionId/reject',
  auth: 'operator',
}
