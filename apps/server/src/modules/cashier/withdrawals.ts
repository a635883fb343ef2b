import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { repeat, type Repeated } from '../../platform/repeat.ts'
import { findWithdrawal, hasWithdrawalUnderWay } from './withdrawals/repository/read-withdrawals.ts'
import { findPeerPayment } from './peer-payments/repository/peer-payments.ts'
import { hurryPayouts } from './withdrawals/repository/withdrawals.ts'
import type { WithdrawalTables } from './withdrawals/repository/tables.ts'
import { addPayee } from './withdrawals/service/add-payee.ts'
import { answerConfirmations, answerParts } from './peer-payments/service/answer-peer-payment.ts'
import { answerWithdrawSettings } from './withdrawals/service/get-withdraw-settings.ts'
import { cancelWithdrawal } from './withdrawals/service/cancel-withdrawal.ts'
import { createWithdrawal } from './withdrawals/service/create-withdrawal.ts'
import { decideWithdrawals } from './withdrawals/service/decide-withdrawal.ts'
import { forceReceived, tellAnswers } from './peer-payments/service/follow-peer-payments.ts'
import { answerWithdrawalRecords } from './withdrawals/service/list-withdrawal-records.ts'
import { answerPayees, choosePayee, removePayee } from './withdrawals/service/manage-payees.ts'
import { payWithdrawals } from './withdrawals/service/pay-withdrawals.ts'
import { presentWithdrawal } from './withdrawals/service/present-withdrawal.ts'
import { reconcilePayouts } from './reconciliation/service/reconcile-payouts.ts'
import { reviewWithdrawals } from './withdrawals/service/review-withdrawals.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

/** Money out, of one copy of the server: use cases for routes, and the work behind them. */
export const createWithdrawals = (given: WithdrawalDependencies) => {
  let loop: Repeated | undefined
  // What changed may be due now; another copy's worker finds it at its next round.
  const dependencies: WithdrawalDependencies = {
    ...given,
    onWithdrawalChanged: (change) => {
      given.onWithdrawalChanged(change)
      loop?.wake()
    },
  }
  const { database, clock, logger } = dependencies

  const work = async (): Promise<void> => {
    await forceReceived(dependencies)
    await tellAnswers(dependencies)
    while ((await payWithdrawals(dependencies)) > 0);
  }

  return {
    listPayees: answerPayees(dependencies),
    addPayee: addPayee(dependencies),
    removePayee: removePayee(dependencies),
    setDefaultPayee: choosePayee(dependencies),
    getWithdrawSettings: answerWithdrawSettings(dependencies),
    createWithdrawal: createWithdrawal(dependencies),
    cancelWithdrawal: cancelWithdrawal(dependencies),
    listWithdrawalRecords: answerWithdrawalRecords(dependencies),
    listPaymentConfirmations: answerConfirmations(dependencies),
    answerPeerPayment: answerParts(dependencies),
    getWithdrawal: async (memberId: bigint, withdrawalId: string) => {
      const row = await findWithdrawal(database, memberId, withdrawalId)
      if (!row) throw new Refusal('withdrawal.unknown')
      return presentWithdrawal(dependencies, row)
    },
    /** For whoever looks into a payment between people that did not arrive. */
    findProof: async (memberId: bigint, paymentId: string): Promise<Buffer | undefined> =>
      (await findPeerPayment(database, memberId, paymentId))?.proof ?? undefined,
    /** Inside a transaction it reads through it. */
    hasWithdrawalUnderWay: (memberId: bigint, tx?: Tx): Promise<boolean> =>
      hasWithdrawalUnderWay(tx ? tables<WithdrawalTables>(tx) : database.db, memberId),
    operators: decideWithdrawals(dependencies),
    /** For the cashier's reconciliation, which both halves of the books belong to. */
    reconcilePayouts: reconcilePayouts(dependencies),
    review: reviewWithdrawals(dependencies),
    /** Handed to the webhook: what it names is asked about at once. */
    notePayouts: async (payoutIds: readonly string[]): Promise<void> => {
      await hurryPayouts(database, payoutIds, clock.now())
      loop?.wake()
    },
    /** Starts paying and following. Any number of copies may. */
    startWork: (workEveryMs: number): void => {
      loop ??= repeat('cashier.withdrawals', workEveryMs, work, logger)
    },
    stopWork: async (): Promise<void> => {
      await loop?.stop()
      loop = undefined
    },
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>
