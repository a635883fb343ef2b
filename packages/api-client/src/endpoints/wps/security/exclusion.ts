// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/exclusion.ts'
import type { Wire } from '../../../wire.ts'

export const excludeSelf: Wire<typeof contract.excludeSelf> = {
  name: 'excludeSelf',
  method: 'POST',
  path: '/wps/member/security/exclusion',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const getExclusion: Wire<typeof contract.getExclusion> = {
  name: 'getExclusion',
  method: 'GET',
  path: '/wps/member/security/exclusion',
  auth: 'member',
  moduleId: 'COMM3',
}
