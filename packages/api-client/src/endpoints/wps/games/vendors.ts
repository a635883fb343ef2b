// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/games/vendors.ts'
import type { Wire } from '../../../wire.ts'

export const getVassGameType: Wire<typeof contract.getVassGameType> = {
  name: 'getVassGameType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  auth: 'optional',
  moduleId: 'COMM3',
}
export const listGameVendors: Wire<typeof contract.listGameVendors> = {
  name: 'listGameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  auth: 'none',
  moduleId: 'GAMELO3',
}
