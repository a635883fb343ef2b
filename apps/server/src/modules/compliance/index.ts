// The module's public interface: other modules import only this file.
export { bindComplianceOperatorRoutes } from './http/bind-compliance-operator-routes.ts'
export { createCompliance, type Compliance } from './module.ts'
export { createHttpRegister } from './adapters/register-http.ts'
export { noRegister } from './adapters/no-register.ts'
export { sandboxPort, startRegisterSandbox } from './adapters/register-sandbox.ts'
export type { RegisterPort } from './domain/register-port.ts'
export type { ComplianceNeeds, PersonAccount, RegisterLaw, Unmet } from './needs.ts'
export { stakeReturned } from './domain/transfers.ts'
