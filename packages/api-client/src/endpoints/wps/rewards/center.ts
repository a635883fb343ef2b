// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/rewards/center.ts'
import type { Wire } from '../../../wire.ts'

export const claimAllRewards: Wire<typeof contract.claimAllRewards> = {
  name: 'claimAllRewards',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimAllPromotions',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const claimReward: Wire<typeof contract.claimReward> = {
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const countRewards: Wire<typeof contract.countRewards> = {
  name: 'countRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardCount',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const listRewards: Wire<typeof contract.listRewards> = {
  name: 'listRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  auth: 'member',
  moduleId: 'REWCEN3',
}
