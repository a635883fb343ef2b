// The module's public interface: other modules import only this file.
export { adjustmentKinds } from './domain/transfers.ts'
export { bindLedgerOperatorRoutes } from './http/bind-routes.ts'
export { createLedger, type Ledger } from './module.ts'
export type { Holder } from './needs.ts'
