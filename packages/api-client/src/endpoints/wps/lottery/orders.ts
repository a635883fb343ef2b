// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/orders.ts'
import type { Wire } from '../../../wire.ts'

export const cancelOrders: Wire<typeof contract.cancelOrders> = {
  name: 'cancelOrders',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const getOrderConditions: Wire<typeof contract.getOrderConditions> = {
  name: 'getOrderConditions',
  method: 'GET',
  path: '/lgw/orders/query_conditions',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listDrawLines: Wire<typeof contract.listDrawLines> = {
  name: 'listDrawLines',
  method: 'GET',
  path: '/lgw/draw/:gameId/own/:numero',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listOrderLines: Wire<typeof contract.listOrderLines> = {
  name: 'listOrderLines',
  method: 'GET',
  path: '/lgw/orders/detail/:id/info',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listOrders: Wire<typeof contract.listOrders> = {
  name: 'listOrders',
  method: 'POST',
  path: '/lgw/orders',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listTodayOrders: Wire<typeof contract.listTodayOrders> = {
  name: 'listTodayOrders',
  method: 'GET',
  path: '/lgw/orders/today',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const showOrder: Wire<typeof contract.showOrder> = {
  name: 'showOrder',
  method: 'GET',
  path: '/lgw/orders/detail/:id',
  auth: 'member',
  moduleId: 'GAMELO3',
}
