import { tables, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from './context.ts'
import { listPayeeKeys, payeeKeysOf } from './repository/payee-keys.ts'
import { hasWithdrawalUnderWay } from './repository/read-withdrawals.ts'
import type { WithdrawalTables } from './repository/tables.ts'
import { makePayoutsDue } from './repository/withdrawals.ts'
import { createAddPayee } from './service/add-payee.ts'
import { createApproveWithdrawal } from './service/approve-withdrawal.ts'
import { createCancelWithdrawal } from './service/cancel-withdrawal.ts'
import { createCreateWithdrawal } from './service/create-withdrawal.ts'
import { createGetWithdrawSettings } from './service/get-withdraw-settings.ts'
import { createGetWithdrawal } from './service/get-withdrawal.ts'
import { createListPayees } from './service/list-payees.ts'
import { createListWithdrawalRecords } from './service/list-withdrawal-records.ts'
import { createListWithdrawalsInReview } from './service/list-withdrawals-in-review.ts'
import { createRefuseWithdrawal } from './service/refuse-withdrawal.ts'
import { createRemovePayee } from './service/remove-payee.ts'
import { createSetDefaultPayee } from './service/set-default-payee.ts'
import { createTurnoverLeftOf } from './service/turnover-left-of.ts'
import { createShowWithdrawal } from './service/show-withdrawal.ts'

/** Use cases of withdrawals. */
export const createWithdrawals = (context: WithdrawalContext) => ({
  listPayees: createListPayees(context),
  addPayee: createAddPayee(context),
  removePayee: createRemovePayee(context),
  setDefaultPayee: createSetDefaultPayee(context),
  getWithdrawSettings: createGetWithdrawSettings(context),
  createWithdrawal: createCreateWithdrawal(context),
  cancelWithdrawal: createCancelWithdrawal(context),
  getWithdrawal: createGetWithdrawal(context),
  listWithdrawalRecords: createListWithdrawalRecords(context),
  listWithdrawalsInReview: createListWithdrawalsInReview(context),
  showWithdrawal: createShowWithdrawal(context),
  approveWithdrawal: createApproveWithdrawal(context),
  refuseWithdrawal: createRefuseWithdrawal(context),
  /** Inside a transaction it reads through it. */
  hasWithdrawalUnderWay: (memberId: bigint, tx?: Tx): Promise<boolean> =>
    hasWithdrawalUnderWay(tx ? tables<WithdrawalTables>(tx) : context.database.db, memberId),
  /** What must still be staked before money can leave; the caller has locked the balance. */
  turnoverLeftOf: createTurnoverLeftOf(context),
  /** Hashes of the accounts that a member is paid to, to compare with those of others. */
  payeeKeysOf: (tx: Tx, memberId: bigint): Promise<string[]> => payeeKeysOf(tx, memberId),
  /** The same of several members, by member. */
  listPayeeKeys: (memberIds: readonly bigint[]) => listPayeeKeys(context.database, memberIds),
  /** The institution sent a notice of these payouts. */
  notePayouts: (payoutIds: readonly string[]): Promise<void> =>
    makePayoutsDue(context.database, payoutIds, context.clock.now()),
})

export type Withdrawals = ReturnType<typeof createWithdrawals>
