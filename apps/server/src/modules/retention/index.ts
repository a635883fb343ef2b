// The module's public interface: other modules import only this file.
export { bindRetentionOperatorRoutes } from './http/bind-routes.ts'
export { createRetention, type Retention } from './module.ts'
