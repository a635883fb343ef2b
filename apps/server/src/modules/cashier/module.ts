import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CashierDependencies } from './dependencies.ts'
import { insertClosedAccount } from './deposits/repository/closed-accounts.ts'
import { findDeposit } from './deposits/repository/read-deposits.ts'
import { listFindings, listRuns } from './reconciliation/repository/runs.ts'
import { answerSettings } from './deposits/service/get-deposit-settings.ts'
import { createDeposit } from './deposits/service/create-deposit.ts'
import { answerPayment } from './deposits/service/find-deposit-payment.ts'
import { answerRecords } from './deposits/service/list-deposit-records.ts'
import { noteFromWebhook } from './deposits/service/note-payments.ts'
import { presentDeposit } from './deposits/service/present-deposit.ts'
import { reconcileDays } from './reconciliation/service/reconcile-day.ts'
import { askNightly, askReconciliation } from './reconciliation/service/reconcile-asked.ts'
import { returnHeldPayments } from './deposits/service/return-held-payment.ts'
import { startLoops, type LoopPace, type Loops } from './run-loops.ts'

/** The cashier of one copy of the server: use cases for routes, and the work behind them. */
export const createCashier = (dependencies: CashierDependencies) => {
  let loops: Loops | undefined
  const note = noteFromWebhook(dependencies)
  const days = reconcileDays(dependencies)
  return {
    getDepositSettings: answerSettings(dependencies),
    createDeposit: createDeposit(dependencies),
    findDepositPayment: answerPayment(dependencies),
    /** Inside the transaction that closes the account: its open charges are cancelled after it. */
    cancelChargesOf: (tx: Tx, memberId: bigint): Promise<void> =>
      insertClosedAccount(tx, memberId, dependencies.clock.now()),
    heldPayments: returnHeldPayments(dependencies),
    listDepositRecords: answerRecords(dependencies),
    getDeposit: async (memberId: bigint, depositId: string) => {
      const deposit = await findDeposit(dependencies.database, memberId, depositId)
      if (!deposit) throw new Refusal('deposit.unknown')
      return presentDeposit(dependencies, deposit)
    },
    askReconciliation: askReconciliation(dependencies),
    askNightly: askNightly(dependencies),
    /** For operators, of their brand alone. The copy that is asked begins at once if it is a worker. */
    reconciliations: {
      ...days,
      ask: async (brandId: number, day: string, operator: string): Promise<{ runId: string }> => {
        const asked = await days.ask(brandId, day, operator)
        loops?.wakeReconciliation()
        return asked
      },
    },
    /** Newest first, with the sums of both sides. */
    listReconciliations: (brandId: number, limit: number) =>
      listRuns(dependencies.database, brandId, limit),
    listFindings: (runId: string) => listFindings(dependencies.database, runId),
    /** Handed to the webhook: remembers the payments and looks them up at once. */
    notePayments: async (endToEndIds: readonly string[]): Promise<void> => {
      await note(endToEndIds)
      loops?.wake()
    },
    /** Starts deciding, refunding, expiring and polling. Any number of copies may. */
    startWork: (pace: LoopPace): void => {
      loops ??= startLoops(dependencies, pace)
    },
    stopWork: async (): Promise<void> => {
      await loops?.stop()
      loops = undefined
    },
  }
}

export type Cashier = ReturnType<typeof createCashier>
