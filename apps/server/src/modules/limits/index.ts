// The module's public interface: other modules import only this file.
export { bindLimitsOperatorRoutes } from './http/bind-operator-routes.ts'
export { bindLimitsRoutes } from './http/bind-routes.ts'
export { countRaisesAsked } from './repository/limits.ts'
export { dayOf, startOfDay } from './domain/periods.ts'
export { createLimits, type LimitsModule } from './module.ts'
export type { LimitRules, LimitsNeeds } from './needs.ts'
export type { LimitsTables } from './repository/tables.ts'
