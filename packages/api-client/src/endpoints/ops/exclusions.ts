// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/exclusions.ts'
import type { Wire } from '../../wire.ts'

export const liftMemberExclusion: Wire<typeof contract.liftMemberExclusion> = {
  name: 'liftMemberExclusion',
  method: 'POST',
  path: '/ops/exclusions/lift',
  auth: 'operator',
}
export const setMemberExclusion: Wire<typeof contract.setMemberExclusion> = {
  name: 'setMemberExclusion',
  method: 'POST',
  path: '/ops/exclusions',
  auth: 'operator',
}
export const showMemberExclusions: Wire<typeof contract.showMemberExclusions> = {
  name: 'showMemberExclusions',
  method: 'GET',
  path: '/ops/exclusions',
  auth: 'operator',
}
