// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/lottery-changes.ts'
import type { Wire } from '../../wire.ts'

export const approveGameChange: Wire<typeof contract.approveGameChange> = {
  name: 'approveGameChange',
  method: 'POST',
  path: '/ops/lottery/changes/:changeId/approve',
  auth: 'operator',
}
export const askGameChange: Wire<typeof contract.askGameChange> = {
  name: 'askGameChange',
  method: 'POST',
  path: '/ops/lottery/changes',
  auth: 'operator',
}
export const listGameChanges: Wire<typeof contract.listGameChanges> = {
  name: 'listGameChanges',
  method: 'GET',
  path: '/ops/lottery/changes',
  auth: 'operator',
}
export const listOperatorLotteries: Wire<typeof contract.listOperatorLotteries> = {
  name: 'listOperatorLotteries',
  method: 'GET',
  path: '/ops/lottery/games',
  auth: 'operator',
}
export const withdrawGameChange: Wire<typeof contract.withdrawGameChange> = {
  name: 'withdrawGameChange',
  method: 'POST',
  path: '/ops/lottery/changes/:changeId/withdraw',
  auth: 'operator',
}
