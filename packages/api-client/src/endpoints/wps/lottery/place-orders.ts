// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/place-orders.ts'
import type { Wire } from '../../../wire.ts'

export const placeMassiveOrder: Wire<typeof contract.placeMassiveOrder> = {
  name: 'placeMassiveOrder',
  method: 'POST',
  path: '/lgw/orders/massive_betting_new',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const placeOrder: Wire<typeof contract.placeOrder> = {
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders/betting',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const placeVnOrder: Wire<typeof contract.placeVnOrder> = {
  name: 'placeVnOrder',
  method: 'POST',
  path: '/lotto-vn/lgw/betting',
  auth: 'member',
  moduleId: 'GAMELO3',
}
