// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/saved-slips.ts'
import type { Wire } from '../../../wire.ts'

export const listSavedSlips: Wire<typeof contract.listSavedSlips> = {
  name: 'listSavedSlips',
  method: 'GET',
  path: '/lgw/saved_slips',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const removeSavedSlip: Wire<typeof contract.removeSavedSlip> = {
  name: 'removeSavedSlip',
  method: 'DELETE',
  path: '/lgw/saved_slips/:id',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const saveSlip: Wire<typeof contract.saveSlip> = {
  name: 'saveSlip',
  method: 'POST',
  path: '/lgw/saved_slips',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const subscribeSlip: Wire<typeof contract.subscribeSlip> = {
  name: 'subscribeSlip',
  method: 'POST',
  path: '/lgw/saved_slips/:id/subscription',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const unsubscribeSlip: Wire<typeof contract.unsubscribeSlip> = {
  name: 'unsubscribeSlip',
  method: 'DELETE',
  path: '/lgw/saved_slips/:id/subscription',
  auth: 'member',
  moduleId: 'GAMELO3',
}
