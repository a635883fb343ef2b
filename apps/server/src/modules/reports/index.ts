// The module's public interface: other modules import only this file.
export { bindReportFiles, bindReportOperatorRoutes } from './http/bind-routes.ts'
export { createReports, type Reports } from './module.ts'
export type { ListReaders } from './service/sheets/list-readers.ts'
export type { OwedSum, PaymentHealth, ReportsNeeds } from './needs.ts'
export {
  allBrandsId,
  insertSignificantEvent,
  type NewSignificantEvent,
} from './repository/significant-events.ts'
