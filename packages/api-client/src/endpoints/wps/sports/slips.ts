// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/sports/slips.ts'
import type { Wire } from '../../../wire.ts'

export const cashOutSlip: Wire<typeof contract.cashOutSlip> = {
  name: 'cashOutSlip',
  method: 'POST',
  path: '/wps/sports/slips/:slipId/cashOut',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const getSlipDraft: Wire<typeof contract.getSlipDraft> = {
  name: 'getSlipDraft',
  method: 'GET',
  path: '/wps/sports/draft',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listSlips: Wire<typeof contract.listSlips> = {
  name: 'listSlips',
  method: 'GET',
  path: '/wps/sports/slips',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const placeSlip: Wire<typeof contract.placeSlip> = {
  name: 'placeSlip',
  method: 'POST',
  path: '/wps/sports/slips',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const saveSlipDraft: Wire<typeof contract.saveSlipDraft> = {
  name: 'saveSlipDraft',
  method: 'PUT',
  path: '/wps/sports/draft',
  auth: 'member',
  moduleId: 'GAMELO3',
}
