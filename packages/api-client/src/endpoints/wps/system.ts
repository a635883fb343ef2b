// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/system.ts'
import type { Wire } from '../../wire.ts'

export const getDomainRoute: Wire<typeof contract.getDomainRoute> = {
  name: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getRegisterSetting: Wire<typeof contract.getRegisterSetting> = {
  name: 'getRegisterSetting',
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  moduleId: 'REG3',
}
export const getSystemStatus: Wire<typeof contract.getSystemStatus> = {
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getWhitelabel: Wire<typeof contract.getWhitelabel> = {
  name: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  auth: 'none',
  moduleId: 'COMM3',
}
