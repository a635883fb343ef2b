// The module's public interface: other modules import only this file.
export { bindStatusOperatorRoutes, bindStatusRoutes } from './http/bind-routes.ts'
export { createStatus, type Status } from './module.ts'
export { seedDemoCredits } from './seed/seed-demo-credits.ts'
export type { StatusNeeds } from './needs.ts'
