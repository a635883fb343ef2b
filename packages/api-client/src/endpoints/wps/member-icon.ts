// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/member-icon.ts'
import type { Wire } from '../../wire.ts'

export const getMemberIcon: Wire<typeof contract.getMemberIcon> = {
  name: 'getMemberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  auth: 'session',
  moduleId: 'PROFPIC3',
}
export const setMemberIcon: Wire<typeof contract.setMemberIcon> = {
  name: 'setMemberIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  auth: 'member',
  moduleId: 'PROFPIC3',
}
