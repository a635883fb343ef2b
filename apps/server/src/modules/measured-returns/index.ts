// The module's public interface: other modules import only this file.
export { bindMeasuredReturnRoutes } from './http/bind-routes.ts'
export { createMeasuredReturns, type MeasuredReturns } from './module.ts'
