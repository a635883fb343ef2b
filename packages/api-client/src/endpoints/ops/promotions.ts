// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/promotions.ts'
import type { Wire } from '../../wire.ts'

export const decidePromotionEntry: Wire<typeof contract.decidePromotionEntry> = {
  name: 'decidePromotionEntry',
  method: 'POST',
  path: '/ops/promotions/entries/:entryId/decision',
  auth: 'operator',
}
export const getEntryPicture: Wire<typeof contract.getEntryPicture> = {
  name: 'getEntryPicture',
  method: 'GET',
  path: '/ops/promotions/pictures/:pictureId',
  auth: 'operator',
}
export const listOperatorPromotions: Wire<typeof contract.listOperatorPromotions> = {
  name: 'listOperatorPromotions',
  method: 'GET',
  path: '/ops/promotions',
  auth: 'operator',
}
export const listPromotionEntries: Wire<typeof contract.listPromotionEntries> = {
  name: 'listPromotionEntries',
  method: 'GET',
  path: '/ops/promotions/entries',
  auth: 'operator',
}
export const setPromotionState: Wire<typeof contract.setPromotionState> = {
  name: 'setPromotionState',
  method: 'POST',
  path: '/ops/promotions/:promotionId/state',
  auth: 'operator',
}
