// The module's public interface: other modules import only this file.
export { bindSigapOperatorRoutes } from './http/bind-routes.ts'
export { createSigap, type Sigap } from './module.ts'
export type { Bettor, ReportingCompany, SigapNeeds } from './needs.ts'
export { createHttpReceiver } from './outside/http-receiver.ts'
export { createFileSigner } from './outside/sign-file.ts'
