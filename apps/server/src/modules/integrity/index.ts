// The module's public interface: other modules import only this file.
export { bindIntegrityOperatorRoutes } from './http/bind-routes.ts'
export { createIntegrity, type Integrity } from './module.ts'
export { createCountDueNotices } from './service/count-due-notices.ts'
