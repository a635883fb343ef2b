// The module's public interface: other modules import only this file.
export { demoPromotions } from './seed/demo-promotions.ts'
export { deviceKeysOf, documentKeyOf } from './common/domain/person-keys.ts'
export { bonusMovementNames, boundBonusKinds, promotionsKinds } from './common/domain/transfers.ts'
export { bindPromotionsOperatorRoutes, bindPromotionsRoutes } from './bind-routes.ts'
export { createPromotions, type Promotions } from './module.ts'
export type { CenterReward, PromotionsNeeds } from './needs.ts'
export type { PromotionsTables } from './tables.ts'
export {
  createDepositPromotions,
  type DepositPromotions,
  type DepositPromotionsNeeds,
} from './deposits/service/deposit-promotions.ts'
export { seedDemoPromotions } from './seed/seed-demo-promotions.ts'
export { saveMemberTags } from './common/repository/save-member-tags.ts'
