// The module's public interface: other modules import only this file.
export { holdMovementNames, moneyReceivedKind, transferKinds } from './domain/transfers.ts'
export { bindTransferRoutes } from './http/bind-routes.ts'
export { createTransfers, type Transfers } from './module.ts'
export type { Person, TransferVendor } from './needs.ts'
export { hasOpenTransfers } from './repository/has-open-transfers.ts'
