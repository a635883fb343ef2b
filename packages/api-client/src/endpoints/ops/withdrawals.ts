// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/withdrawals.ts'
import type { Wire } from '../../wire.ts'

export const approveWithdrawal: Wire<typeof contract.approveWithdrawal> = {
  name: 'approveWithdrawal',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/approve',
  auth: 'operator',
}
export const listWithdrawalsInReview: Wire<typeof contract.listWithdrawalsInReview> = {
  name: 'listWithdrawalsInReview',
  method: 'GET',
  path: '/ops/withdrawals',
  auth: 'operator',
}
export const refuseWithdrawal: Wire<typeof contract.refuseWithdrawal> = {
  name: 'refuseWithdrawal',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/refuse',
  auth: 'operator',
}
export const showWithdrawal: Wire<typeof contract.showWithdrawal> = {
  name: 'showWithdrawal',
  method: 'GET',
  path: '/ops/withdrawals/:withdrawalId',
  auth: 'operator',
}
