// The module's public interface: other modules import only this file.
export type { Balance, FoundTransfer } from './common/repository/queries-balance.ts'
export { ClaimLost, type ClaimDefinition } from './common/domain/claim.ts'
export type { Admission, GuardedStake, StakeGuard } from './common/domain/stake-guard.ts'
export type { KindDefinition, KindRole, TransferKind } from './common/domain/transfer-kind.ts'
export type { Leg, PostCommand, PostResult, Reference, Transfer } from './common/domain/transfer.ts'
export {
  createPageReader,
  type PackedPage,
  type PackedParty,
  type UnpackedTransfer,
} from './explorer/domain/packed-page.ts'
export { listPagesOf } from './explorer/repository/pages-of-span.ts'
export type { ExplainedLeg } from './explorer/domain/legs.ts'
export type { ExplainedTransfer, OpenHold } from './explorer/repository/transfers.ts'
export type { Proof } from './conservation/service/prove-conservation.ts'
export type { StatementStyle } from './statements/repository/export-statement.ts'
export type {
  StatementFilter,
  StatementLine,
  StatementTotals,
} from './statements/repository/queries-statement.ts'
export type { MovementName } from './statements/repository/list-lines.ts'
export type { BoundKinds, MoneyTrace } from './statements/repository/trace-money.ts'
export type { DaySum } from './statements/repository/sum-days.ts'
export type {
  ReverseCommand,
  ReverseResult,
  SettleCommand,
} from './in-transactions/service/post-in-tx.ts'
export type { Consumer, StreamedTransfer } from './stream/service/transfer-stream.ts'
export { setSizeMax, type SetAnswer } from './in-transactions/service/post-set-in-tx.ts'
export { createWallet, type Wallet, type WalletOptions } from './module.ts'
export { bindWalletRoutes, presentLine, type MovementOrigin } from './bind-routes.ts'
export { spreadPlan } from './spread/ledger-plan.ts'
