// The module's public interface: other modules import only this file.
export { bindSystemRoutes } from './http/bind-system-routes.ts'
export { createCountUnequalFiles, createSystem, type System } from './module.ts'
export type { PoolState } from './repository/tables.ts'
export type { FeedState, QueuedJob, QueueDepth, SystemEvent, SystemNeeds } from './needs.ts'
