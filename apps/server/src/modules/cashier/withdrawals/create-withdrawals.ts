import { tables, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from './common/context.ts'
import { listPayeeKeys, listSharingPayee, payeeKeysOf } from './payees/repository/payee-keys.ts'
import { hasWithdrawalUnderWay } from './common/repository/read-withdrawals.ts'
import type { WithdrawalTables } from './common/repository/tables.ts'
import { makePayoutsDue } from './common/repository/withdrawals.ts'
import { createAddPayee } from './payees/service/add-payee.ts'
import { approveWithdrawalKind } from './review/service/approve-withdrawal-kind.ts'
import { createApproveWithdrawal } from './review/service/approve-withdrawal.ts'
import { createCancelWithdrawal } from './requests/service/cancel-withdrawal.ts'
import { createCreateWithdrawal } from './requests/service/create-withdrawal.ts'
import { createReturnBalance } from './requests/service/return-balance.ts'
import { createGetWithdrawSettings } from './requests/service/get-withdraw-settings.ts'
import { createGetWithdrawal } from './requests/service/get-withdrawal.ts'
import { createListPayees } from './payees/service/list-payees.ts'
import { createListWithdrawalRecords } from './requests/service/list-withdrawal-records.ts'
import { createListWithdrawalsInReview } from './review/service/list-withdrawals-in-review.ts'
import { createApproveWithdrawals } from './queue/service/approve-withdrawals.ts'
import { createRefuseWithdrawals } from './queue/service/refuse-withdrawals.ts'
import { readPaymentHealth } from './queue/repository/payment-health.ts'
import { createAnswerWithdrawalQuestion } from './cases/service/answer-withdrawal-question.ts'
import { createAskMember } from './cases/service/ask-member.ts'
import { createAddWithdrawalNote } from './cases/service/add-withdrawal-note.ts'
import { createShowAnsweredPicture } from './cases/service/show-answered-picture.ts'
import { createListWithdrawals } from './queue/service/list-withdrawals.ts'
import { createListWithdrawalQueue } from './queue/service/list-withdrawal-queue.ts'
import { createOpenWithdrawal } from './queue/service/open-withdrawal.ts'
import { createRefuseWithdrawal } from './review/service/refuse-withdrawal.ts'
import { createRemovePayee } from './payees/service/remove-payee.ts'
import { createSetDefaultPayee } from './payees/service/set-default-payee.ts'
import { createTurnoverLeftOf } from './turnover/service/turnover-left-of.ts'
import { createShowWithdrawal } from './review/service/show-withdrawal.ts'

/** Use cases of withdrawals. */
export const createWithdrawals = (context: WithdrawalContext) => ({
  /** Returns the balance of a member who may not play any more. */
  returnBalance: createReturnBalance(context, createCreateWithdrawal(context)),
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
  listWithdrawalQueue: createListWithdrawalQueue(context),
  listWithdrawals: createListWithdrawals(context),
  askMember: createAskMember(context),
  addWithdrawalNote: createAddWithdrawalNote(context),
  showAnsweredPicture: createShowAnsweredPicture(context),
  answerWithdrawalQuestion: createAnswerWithdrawalQuestion(context),
  openWithdrawal: createOpenWithdrawal(context),
  /** How payments of a brand went since an instant, for the operators' start page. */
  healthOf: (brandId: number, since: Date) =>
    readPaymentHealth(context.database, { brandId, since, now: context.clock.now() }),
  approveWithdrawals: createApproveWithdrawals(context),
  refuseWithdrawals: createRefuseWithdrawals(context),
  approveWithdrawal: createApproveWithdrawal(context),
  /** The acts of withdrawals that need a second person. */
  changeKinds: [approveWithdrawalKind(context)],
  refuseWithdrawal: createRefuseWithdrawal(context),
  /** Reads through the transaction if given. */
  hasWithdrawalUnderWay: (memberId: bigint, tx?: Tx): Promise<boolean> =>
    hasWithdrawalUnderWay(tx ? tables<WithdrawalTables>(tx) : context.database.db, memberId),
  /** The required stakes before a withdrawal; the caller has locked the balance. */
  turnoverLeftOf: createTurnoverLeftOf(context),
  /** Hashes of a member's payout accounts, to compare with those of others. */
  payeeKeysOf: (tx: Tx, memberId: bigint): Promise<string[]> => payeeKeysOf(tx, memberId),
  /** The same for several members, by member. */
  listPayeeKeys: (memberIds: readonly bigint[]) => listPayeeKeys(context.database, memberIds),
  /** Other members with a payout account of this one. */
  listSharingPayee: (memberId: bigint, limit: number) =>
    listSharingPayee(context.database, memberId, limit),
  /** The institution sent a notice of these payouts. */
  recordPayouts: (payoutIds: readonly string[]): Promise<void> =>
    makePayoutsDue(context.database, payoutIds, context.clock.now()),
})

export type Withdrawals = ReturnType<typeof createWithdrawals>
