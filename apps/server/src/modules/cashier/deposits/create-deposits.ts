import type { Tx } from '@trevo/database/connect.ts'
import type { DepositContext } from './context.ts'
import { insertClosedAccount } from './repository/closed-accounts.ts'
import { createDeposit } from './service/create-deposit.ts'
import { findDepositPayment } from './service/find-deposit-payment.ts'
import { getDepositSettings } from './service/get-deposit-settings.ts'
import { getDeposit } from './service/get-deposit.ts'
import { listDepositRecords } from './service/list-deposit-records.ts'
import { listHeldPayments } from './service/list-held-payments.ts'
import { noteFromWebhook } from './service/note-payments.ts'
import { returnHeldPayment } from './service/return-held-payment.ts'
import { startDepositWork, type DepositWork, type Pace } from './service/start-deposit-work.ts'

/** Deposits of one copy of the server: their use cases, and the work behind them. */
export const createDeposits = (context: DepositContext) => {
  let work: DepositWork | undefined
  const note = noteFromWebhook(context)
  return {
    getDepositSettings: getDepositSettings(context),
    createDeposit: createDeposit(context),
    getDeposit: getDeposit(context),
    findDepositPayment: findDepositPayment(context),
    listDepositRecords: listDepositRecords(context),
    listHeldPayments: listHeldPayments(context),
    returnHeldPayment: returnHeldPayment(context),
    /** Inside the transaction that closes the account: its open charges are cancelled after it. */
    cancelChargesOf: (tx: Tx, memberId: bigint): Promise<void> =>
      insertClosedAccount(tx, memberId, context.clock.now()),
    /** Handed to the webhook: stores the payments and asks about them at once. */
    notePayments: async (endToEndIds: readonly string[]): Promise<void> => {
      await note(endToEndIds)
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
