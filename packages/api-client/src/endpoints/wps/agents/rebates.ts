// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/rebates.ts'
import type { Wire } from '../../../wire.ts'

export const getGivable: Wire<typeof contract.getGivable> = {
  name: 'getGivable',
  method: 'GET',
  path: '/wps/relay/MCS2_getRebateSetting',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
export const listRebateLines: Wire<typeof contract.listRebateLines> = {
  name: 'listRebateLines',
  method: 'GET',
  path: '/wps/relay/MCS2_rebateLines',
  auth: 'agent',
  moduleId: 'AGEREV3',
}
export const setRebates: Wire<typeof contract.setRebates> = {
  name: 'setRebates',
  method: 'POST',
  path: '/wps/relay/MCS2_setRebate',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
