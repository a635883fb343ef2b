// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Wire } from '../../../wire.ts'

export const cancelWithdrawal: Wire<typeof contract.cancelWithdrawal> = {
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const createWithdrawal: Wire<typeof contract.createWithdrawal> = {
  name: 'createWithdrawal',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_withdraw',
  auth: 'member',
  sealed: true,
  moduleId: 'WITHDRAW3',
}
export const getWithdrawSettings: Wire<typeof contract.getWithdrawSettings> = {
  name: 'getWithdrawSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const getWithdrawal: Wire<typeof contract.getWithdrawal> = {
  name: 'getWithdrawal',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const listWithdrawalRecords: Wire<typeof contract.listWithdrawalRecords> = {
  name: 'listWithdrawalRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawRecords',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
