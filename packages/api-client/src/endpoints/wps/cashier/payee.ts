// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/cashier/payee.ts'
import type { Wire } from '../../../wire.ts'

export const addPayee: Wire<typeof contract.addPayee> = {
  name: 'addPayee',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addBankCard',
  auth: 'member',
  sealed: true,
  moduleId: 'WITHDRAW3',
}
export const listPayees: Wire<typeof contract.listPayees> = {
  name: 'listPayees',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const removePayee: Wire<typeof contract.removePayee> = {
  name: 'removePayee',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeBankCard',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const setDefaultPayee: Wire<typeof contract.setDefaultPayee> = {
  name: 'setDefaultPayee',
  method: 'POST',
  path: '/wps/relay/MCSFE_setDefaultBankCard',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
