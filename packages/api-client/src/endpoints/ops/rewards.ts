// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/rewards.ts'
import type { Wire } from '../../wire.ts'

export const approveReferral: Wire<typeof contract.approveReferral> = {
  name: 'approveReferral',
  method: 'POST',
  path: '/ops/referrals/:friendId/approve',
  auth: 'operator',
}
export const listHeldReferrals: Wire<typeof contract.listHeldReferrals> = {
  name: 'listHeldReferrals',
  method: 'GET',
  path: '/ops/referrals',
  auth: 'operator',
}
export const rejectReferral: Wire<typeof contract.rejectReferral> = {
  name: 'rejectReferral',
  method: 'POST',
  path: '/ops/referrals/:friendId/reject',
  auth: 'operator',
}
