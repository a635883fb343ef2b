// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/cashier/deposit.ts'
import type { Wire } from '../../../wire.ts'

export const createDeposit: Wire<typeof contract.createDeposit> = {
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const findDepositPayment: Wire<typeof contract.findDepositPayment> = {
  name: 'findDepositPayment',
  method: 'GET',
  path: '/wps/relay/MCSFE_findDepositPayment',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const getDeposit: Wire<typeof contract.getDeposit> = {
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const getDepositSettings: Wire<typeof contract.getDepositSettings> = {
  name: 'getDepositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
export const listDepositRecords: Wire<typeof contract.listDepositRecords> = {
  name: 'listDepositRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRecords',
  auth: 'member',
  moduleId: 'DEPOSIT3',
}
