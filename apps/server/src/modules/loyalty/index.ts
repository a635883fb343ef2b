// The module's public interface: other modules import only this file.
export { bindLoyaltyRoutes } from './http/bind-loyalty-routes.ts'
export { createLoyalty, type Loyalty } from './module.ts'
export type { LoyaltyNeeds } from './needs.ts'
