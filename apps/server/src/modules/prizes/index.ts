// The module's public interface: other modules import only this file.
export { bindPrizesOperatorRoutes } from './http/bind-routes.ts'
export { createPrizes, type Prizes } from './module.ts'
export { balanceHandedOver } from './domain/transfers.ts'
export { createCountLatePrizes } from './service/count-late.ts'
export type { PrizesNeeds, Unpaid, UnpaidPage, UnpaidSource } from './needs.ts'
