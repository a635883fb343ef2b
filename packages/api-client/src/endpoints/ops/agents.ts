// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/agents.ts'
import type { Wire } from '../../wire.ts'

export const listContractsOverBound: Wire<typeof contract.listContractsOverBound> = {
  name: 'listContractsOverBound',
  method: 'GET',
  path: '/ops/agents/over-bound',
  auth: 'operator',
}
export const moveBelow: Wire<typeof contract.moveBelow> = {
  name: 'moveBelow',
  method: 'POST',
  path: '/ops/agents/move',
  auth: 'operator',
}
export const promoteToAgent: Wire<typeof contract.promoteToAgent> = {
  name: 'promoteToAgent',
  method: 'POST',
  path: '/ops/agents/promote',
  auth: 'operator',
}
export const showTreePlace: Wire<typeof contract.showTreePlace> = {
  name: 'showTreePlace',
  method: 'GET',
  path: '/ops/agents/place',
  auth: 'operator',
}
