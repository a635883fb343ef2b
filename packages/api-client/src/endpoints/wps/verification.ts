// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/verification.ts'
import type { Wire } from '../../wire.ts'

export const listCountries: Wire<typeof contract.listCountries> = {
  name: 'listCountries',
  method: 'GET',
  path: '/wps/system/country',
  auth: 'none',
  moduleId: 'COMM3',
}
export const sendCode: Wire<typeof contract.sendCode> = {
  name: 'sendCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  moduleId: 'VERIFICATION3',
}
export const sendRegisterCode: Wire<typeof contract.sendRegisterCode> = {
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  moduleId: 'REG3',
}
