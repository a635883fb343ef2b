// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/points.ts'
import type { Wire } from '../../wire.ts'

export const convertPoint: Wire<typeof contract.convertPoint> = {
  name: 'convertPoint',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  auth: 'member',
  sealed: true,
  moduleId: 'PTSYS3',
}
export const getPointBalance: Wire<typeof contract.getPointBalance> = {
  name: 'getPointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  auth: 'member',
  moduleId: 'PTSYS3',
}
export const getPointConfig: Wire<typeof contract.getPointConfig> = {
  name: 'getPointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  auth: 'member',
  moduleId: 'PTSYS3',
}
export const listPointMovements: Wire<typeof contract.listPointMovements> = {
  name: 'listPointMovements',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointDetail',
  auth: 'member',
  moduleId: 'PTSYS3',
}
export const listPointRewards: Wire<typeof contract.listPointRewards> = {
  name: 'listPointRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  auth: 'member',
  moduleId: 'PTSYS3',
}
export const listRedemptions: Wire<typeof contract.listRedemptions> = {
  name: 'listRedemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  auth: 'member',
  moduleId: 'PTSYS3',
}
export const redeemPointReward: Wire<typeof contract.redeemPointReward> = {
  name: 'redeemPointReward',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  auth: 'member',
  sealed: true,
  moduleId: 'PTSYS3',
}
