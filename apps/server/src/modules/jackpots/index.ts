// The module's public interface: other modules import only this file.
export { jackpotKinds } from './domain/transfers.ts'
export { bindJackpotOperatorRoutes, bindJackpotRoutes } from './http/bind-routes.ts'
export { createJackpots, type Jackpots, type PoolAmounts } from './module.ts'
export type { JackpotWon } from './needs.ts'
export type { JackpotTables } from './repository/tables.ts'
export { seedDemoPools } from './seed/seed-demo-pools.ts'
