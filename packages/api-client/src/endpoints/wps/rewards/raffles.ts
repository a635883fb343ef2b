// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/rewards/raffles.ts'
import type { Wire } from '../../../wire.ts'

export const claimRafflePromotion: Wire<typeof contract.claimRafflePromotion> = {
  name: 'claimRafflePromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const listRaffles: Wire<typeof contract.listRaffles> = {
  name: 'listRaffles',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  auth: 'member',
  moduleId: 'REWCEN3',
}
