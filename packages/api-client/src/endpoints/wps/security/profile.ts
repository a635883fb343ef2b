// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/profile.ts'
import type { Wire } from '../../../wire.ts'

export const closeAccount: Wire<typeof contract.closeAccount> = {
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/security/close',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const getSecurityOverview: Wire<typeof contract.getSecurityOverview> = {
  name: 'getSecurityOverview',
  method: 'GET',
  path: '/wps/member/security',
  auth: 'member',
  moduleId: 'COMM3',
}
export const updateProfile: Wire<typeof contract.updateProfile> = {
  name: 'updateProfile',
  method: 'POST',
  path: '/wps/member/info',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
