// The module's public interface: other modules import only this file.
export { bindFundsOperatorRoutes } from './http/bind-routes.ts'
export { createFunds, type Funds } from './module.ts'
export { createFundsAlarms } from './service/funds-alarms.ts'
export type { OwedFunds } from './needs.ts'
