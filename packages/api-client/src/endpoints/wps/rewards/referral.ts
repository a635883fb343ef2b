// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/rewards/referral.ts'
import type { Wire } from '../../../wire.ts'

export const claimManualRebate: Wire<typeof contract.claimManualRebate> = {
  name: 'claimManualRebate',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const getManualRebate: Wire<typeof contract.getManualRebate> = {
  name: 'getManualRebate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const getReferralDetails: Wire<typeof contract.getReferralDetails> = {
  name: 'getReferralDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  auth: 'member',
  moduleId: 'REWCEN3',
}
export const listLevelBenefits: Wire<typeof contract.listLevelBenefits> = {
  name: 'listLevelBenefits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLevelBenefits',
  auth: 'member',
  moduleId: 'REWCEN3',
}
