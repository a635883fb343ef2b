// The front door: other modules import this file only.
export type { Balance, FoundTransfer } from './repository/queries-balance.ts'
export { ClaimLost, type ClaimDefinition } from './domain/claim.ts'
export type { KindDefinition, TransferKind } from './domain/transfer-kind.ts'
export type { Leg, PostCommand, PostResult, Reference, Transfer } from './domain/transfer.ts'
export type { Proof } from './jobs/prove-conservation.ts'
export type { StatementStyle } from './repository/export-statement.ts'
export type {
  StatementFilter,
  StatementLine,
  StatementTotals,
} from './repository/queries-statement.ts'
export type { DaySum } from './repository/sum-days.ts'
export type { ReverseCommand, ReverseResult, SettleCommand } from './service/post-in-tx.ts'
export type { Consumer, StreamedTransfer } from './service/transfer-stream.ts'
export { setSizeMax, type SetAnswer } from './service/post-set-in-tx.ts'
export { createWallet, type Wallet, type WalletOptions } from './module.ts'
export { bindWalletRoutes, type MovementOrigin } from './http/bind-routes.ts'
export { spreadPlan } from './spread/ledger-plan.ts'
