import { tables, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from './context.ts'
import { hasWithdrawalUnderWay } from './repository/read-withdrawals.ts'
import type { WithdrawalTables } from './repository/tables.ts'
import { makePayoutsDue } from './repository/withdrawals.ts'
import { addPayee } from './service/add-payee.ts'
import { approveWithdrawal } from './service/approve-withdrawal.ts'
import { cancelWithdrawal } from './service/cancel-withdrawal.ts'
import { createWithdrawal } from './service/create-withdrawal.ts'
import { getWithdrawSettings } from './service/get-withdraw-settings.ts'
import { getWithdrawal } from './service/get-withdrawal.ts'
import { listPayees } from './service/list-payees.ts'
import { listWithdrawalRecords } from './service/list-withdrawal-records.ts'
import { listWithdrawalsInReview } from './service/list-withdrawals-in-review.ts'
import { refuseWithdrawal } from './service/refuse-withdrawal.ts'
import { removePayee } from './service/remove-payee.ts'
import { setDefaultPayee } from './service/set-default-payee.ts'
import { showWithdrawal } from './service/show-withdrawal.ts'

/** Use cases of withdrawals. */
export const createWithdrawals = (context: WithdrawalContext) => ({
  listPayees: listPayees(context),
  addPayee: addPayee(context),
  removePayee: removePayee(context),
  setDefaultPayee: setDefaultPayee(context),
  getWithdrawSettings: getWithdrawSettings(context),
  createWithdrawal: createWithdrawal(context),
  cancelWithdrawal: cancelWithdrawal(context),
  getWithdrawal: getWithdrawal(context),
  listWithdrawalRecords: listWithdrawalRecords(context),
  listWithdrawalsInReview: listWithdrawalsInReview(context),
  showWithdrawal: showWithdrawal(context),
  approveWithdrawal: approveWithdrawal(context),
  refuseWithdrawal: refuseWithdrawal(context),
  /** Inside a transaction it reads through it. */
  hasWithdrawalUnderWay: (memberId: bigint, tx?: Tx): Promise<boolean> =>
    hasWithdrawalUnderWay(tx ? tables<WithdrawalTables>(tx) : context.database.db, memberId),
  /** The institution sent a notice of these payouts. */
  notePayouts: (payoutIds: readonly string[]): Promise<void> =>
    makePayoutsDue(context.database, payoutIds, context.clock.now()),
})

export type Withdrawals = ReturnType<typeof createWithdrawals>
