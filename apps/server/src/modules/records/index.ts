// The front door: other modules import this file only.
export { createRecords, type Records } from './module.ts'
export { bindRecordsFiles, bindRecordsRoutes } from './http/bind-routes.ts'
