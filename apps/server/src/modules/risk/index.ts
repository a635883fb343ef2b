// The module's public interface: other modules import only this file.
export { bindRiskRoutes } from './http/bind-risk-routes.ts'
export { createRisk, type Risk } from './module.ts'
export type { RiskMember, RiskNeeds } from './needs.ts'
