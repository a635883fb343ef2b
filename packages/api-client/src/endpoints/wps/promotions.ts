// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/promotions.ts'
import type { Wire } from '../../wire.ts'

export const applyForPromotion: Wire<typeof contract.applyForPromotion> = {
  name: 'applyForPromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_applyForPromotion',
  auth: 'member',
  moduleId: 'COMM3',
}
export const cancelBonus: Wire<typeof contract.cancelBonus> = {
  name: 'cancelBonus',
  method: 'POST',
  path: '/wps/relay/MCS2_cancelBonus',
  auth: 'member',
  moduleId: 'COMM3',
}
export const claimPromotion: Wire<typeof contract.claimPromotion> = {
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  auth: 'member',
  moduleId: 'COMM3',
}
export const getPromotionPicture: Wire<typeof contract.getPromotionPicture> = {
  name: 'getPromotionPicture',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionPicture',
  auth: 'member',
  moduleId: 'COMM3',
}
export const joinPromotion: Wire<typeof contract.joinPromotion> = {
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_joinPromotion',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listMyApplications: Wire<typeof contract.listMyApplications> = {
  name: 'listMyApplications',
  method: 'GET',
  path: '/wps/relay/MCS2_listMyApplications',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listMyBonuses: Wire<typeof contract.listMyBonuses> = {
  name: 'listMyBonuses',
  method: 'GET',
  path: '/wps/relay/MCS2_listMyBonuses',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listPromotions: Wire<typeof contract.listPromotions> = {
  name: 'listPromotions',
  method: 'GET',
  path: '/wps/relay/MCS2_listPromotions',
  auth: 'optional',
  moduleId: 'COMM3',
}
export const redeemPromotionCode: Wire<typeof contract.redeemPromotionCode> = {
  name: 'redeemPromotionCode',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPromotionCode',
  auth: 'member',
  moduleId: 'COMM3',
}
export const uploadPromotionPicture: Wire<typeof contract.uploadPromotionPicture> = {
  name: 'uploadPromotionPicture',
  method: 'POST',
  path: '/wps/relay/MCS2_uploadPromotionPicture',
  auth: 'member',
  moduleId: 'COMM3',
}
