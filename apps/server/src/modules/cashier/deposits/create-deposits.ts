import { tables, type Tx } from '@trevo/database/connect.ts'
import { listCredited, type CreditedDeposit } from './common/repository/read-deposits.ts'
import { sumReturnedIn, type ReturnedDeposits } from './common/repository/reversals.ts'
import type { DepositTables } from './common/repository/tables.ts'
import type { DepositContext } from './common/context.ts'
import { insertClosedAccount, removeClosedAccount } from './charges/repository/closed-accounts.ts'
import { createCreateDeposit } from './charges/service/create-deposit.ts'
import { createFindDepositPayment } from './payments/service/find-deposit-payment.ts'
import { createGetDepositSettings } from './charges/service/get-deposit-settings.ts'
import { createGetDeposit } from './charges/service/get-deposit.ts'
import { createListDepositRecords } from './charges/service/list-deposit-records.ts'
import { createListHeldPayments } from './payments/service/list-held-payments.ts'
import { recordFromWebhook } from './payments/service/record-payments.ts'
import { createListUnreadableElements } from './payments/service/list-unreadable-elements.ts'
import { createReturnHeldPayment } from './payments/service/return-held-payment.ts'
import { startDepositWork, type DepositWork, type Pace } from './service/start-deposit-work.ts'

/** Deposits of one copy of the server: their use cases and background work. */
export const createDeposits = (context: DepositContext) => {
  let work: DepositWork | undefined
  const record = recordFromWebhook(context)
  return {
    getDepositSettings: createGetDepositSettings(context),
    createDeposit: createCreateDeposit(context),
    getDeposit: createGetDeposit(context),
    findDepositPayment: createFindDepositPayment(context),
    listDepositRecords: createListDepositRecords(context),
    listHeldPayments: createListHeldPayments(context),
    listUnreadableElements: createListUnreadableElements(context),
    returnHeldPayment: createReturnHeldPayment(context),
    /** Inside the transaction that shuts the member out: open charges are cancelled after it. */
    cancelChargesOf: (tx: Tx, memberId: bigint): Promise<void> =>
      insertClosedAccount(tx, memberId, context.clock.now()),
    /** Inside the transaction that readmits the member. */
    allowChargesOf: (tx: Tx, memberId: bigint): Promise<void> => removeClosedAccount(tx, memberId),
    /** The returned amount of deposits that were credited in a span; through the transaction if given. */
    sumReturned: (
      memberId: bigint,
      span: { readonly from: Date; readonly to: Date },
      tx?: Tx,
    ): Promise<ReturnedDeposits> =>
      sumReturnedIn(tx ? tables<DepositTables>(tx) : context.database.db, memberId, span),
    /** Deposits of several members that were credited in a span, the oldest first. */
    listCredited: (
      memberIds: readonly bigint[],
      span: { readonly from: Date; readonly to: Date },
    ): Promise<readonly CreditedDeposit[]> => listCredited(context.database, memberIds, span),
    /** For the webhook: stores the payments and queries them at once. */
    recordPayments: async (endToEndIds: readonly string[]): Promise<void> => {
      await record(endToEndIds)
      work?.wake()
    },
    startWork: (pace: Pace): void => {
      work ??= startDepositWork(context, pace)
    },
    stopWork: async (): Promise<void> => {
      await work?.stop()
      work = undefined
    },
  }
}

export type Deposits = ReturnType<typeof createDeposits>
