// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/records.ts'
import type { Wire } from '../../wire.ts'

export const createRecordsFile: Wire<typeof contract.createRecordsFile> = {
  name: 'createRecordsFile',
  method: 'POST',
  path: '/wps/relay/ODSFE2_createRecordsFile',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const getPersonalProfit: Wire<typeof contract.getPersonalProfit> = {
  name: 'getPersonalProfit',
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
