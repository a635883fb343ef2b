// The module's public interface: other modules import only this file.
export { createRecords, type Records } from './module.ts'
export { bindRecordsFiles, bindRecordsRoutes } from './http/bind-routes.ts'
