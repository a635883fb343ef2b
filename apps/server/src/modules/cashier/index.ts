// The front door: other modules import this file only.
export type { DepositChange, DepositMember } from './dependencies.ts'
export { cashierKinds } from './domain/transfers.ts'
export { bindCashierRoutes } from './http/bind-routes.ts'
export type { Cashier } from './module.ts'
export { openCashier, type OpenCashier } from './open-cashier.ts'
export type { DepositPromotions, PromotedDeposit } from './promotions.ts'
export { seedDepositSettings } from './service/seed-settings.ts'
