// The module's public interface: other modules import only this file.
export { bindCashierOperatorRoutes, bindCashierRoutes } from './bind-routes.ts'
export { reversalMail } from './deposits/reversals/domain/reversal-mail.ts'
export { cashierKinds, depositCreditedKind } from './deposits/common/domain/transfers.ts'
export { seedDepositSettings } from './seed/seed-deposit-settings.ts'
export type {
  CashierNeeds,
  DepositChange,
  DepositMember,
  DepositPromotions,
  DepositReturns,
  PromotedDeposit,
  ReturnedDeposit,
  RewardToReverse,
  WithdrawalChange,
  WithdrawalMember,
} from './needs.ts'
export { findPayer } from './lookup/repository/find-payer.ts'
export { countMoneyOf, type MoneyOf } from './lookup/repository/count-money-of.ts'
export { isPaidByCpf } from './deposits/common/repository/read-deposits.ts'
export type { ReturnedDeposits } from './deposits/common/repository/reversals.ts'
export { openCashier, type OpenCashier, type OpenCashierOptions } from './open-cashier.ts'
export { withdrawalKinds, withdrawalMovementNames } from './withdrawals/common/domain/transfers.ts'
export { seedWithdrawalSettings } from './seed/seed-withdrawal-settings.ts'
