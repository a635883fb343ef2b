// The module's public interface: other modules import only this file.
export { openPorts } from './adapters/open-ports.ts'
export { bindKycOperatorRoutes } from './http/bind-kyc-operator-routes.ts'
export { bindKycRoutes } from './http/bind-kyc-routes.ts'
export { carryOverKyc } from './service/carry-over-person.ts'
export { createKyc, type KycModule } from './module.ts'
export type { KycAccount, KycNeeds } from './needs.ts'
export type { KycTables } from './repository/tables.ts'
export { createStanding, type KycStanding } from './service/standing.ts'
