// The module's public interface: other modules import only this file.
export { bindPrivacyOperatorRoutes, bindPrivacyRoutes } from './http/bind-routes.ts'
export { createPrivacy, type Privacy } from './module.ts'
export type { DataSource, Eraser, PrivacyNeeds } from './needs.ts'
