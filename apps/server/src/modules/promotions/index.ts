// The front door: other modules import this file only.
export { demoPromotions } from './domain/demo-promotions.ts'
export { deviceKeysOf, documentKeyOf } from './domain/person-keys.ts'
export { promotionsKinds } from './domain/transfers.ts'
export { bindPromotionsOperatorRoutes } from './http/bind-operator-routes.ts'
export { bindPromotionsRoutes } from './http/bind-routes.ts'
export { createPromotions, type Promotions } from './module.ts'
export type { CenterReward, PromotionsNeeds } from './needs.ts'
export type { PromotionsTables } from './repository/tables.ts'
export {
  createAtTheCashier,
  type AtTheCashier,
  type AtTheCashierNeeds,
} from './service/at-the-cashier.ts'
export { seedDemoPromotions } from './service/seed-demo-promotions.ts'
