import { repeat, type Repeated } from '@trevo/platform/repeat.ts'
import { createDeposits } from './deposits/create-deposits.ts'
import type { Pace } from './deposits/service/start-deposit-work.ts'
import type { PeerPaymentContext } from './peer-payments/context.ts'
import { createPeerPayments } from './peer-payments/create-peer-payments.ts'
import { forceReceived } from './peer-payments/service/force-received.ts'
import { sendAnswers } from './peer-payments/service/send-answers.ts'
import type { ReconciliationContext } from './reconciliation/context.ts'
import { createReconciliation } from './reconciliation/create-reconciliation.ts'
import { reconcilePayouts } from './reconciliation/service/reconcile-payouts.ts'
import { createWithdrawals } from './withdrawals/create-withdrawals.ts'
import { payWithdrawals } from './withdrawals/payouts/service/pay-withdrawals.ts'

/** Deposits and reconciliation of one copy of the server: use cases for routes, and background work. */
export const createCashier = (context: ReconciliationContext) => {
  const deposits = createDeposits(context)
  const reconciliation = createReconciliation(context)
  return {
    ...deposits,
    ...reconciliation,
    /** Starts deciding, refunding, expiring, polling and comparing, in any number of copies. */
    startWork: (pace: Pace): void => {
      deposits.startWork(pace)
      reconciliation.startWork(pace.pollEveryMs)
    },
    stopWork: async (): Promise<void> => {
      await Promise.all([deposits.stopWork(), reconciliation.stopWork()])
    },
  }
}

export type Cashier = ReturnType<typeof createCashier>

/** Withdrawals of one copy of the server, including peer payments: use cases and background work. */
export const createMoneyOut = (given: PeerPaymentContext) => {
  let loop: Repeated | undefined
  // Changed rows may be due now; another copy's worker finds them in its next round.
  const context: PeerPaymentContext = {
    ...given,
    listeners: {
      ...given.listeners,
      onWithdrawalChanged: (change) => {
        given.listeners.onWithdrawalChanged(change)
        loop?.wake()
      },
    },
  }
  const withdrawals = createWithdrawals(context)
  const work = async (): Promise<void> => {
    await forceReceived(context)
    await sendAnswers(context)
    while ((await payWithdrawals(context)) > 0);
  }
  return {
    ...withdrawals,
    ...createPeerPayments(context),
    /** For the reconciliation, which compares deposits and payouts of a span together. */
    reconcilePayouts: reconcilePayouts(context),
    /** For the webhook: the institution is queried at once about the named payouts. */
    recordPayouts: async (payoutIds: readonly string[]): Promise<void> => {
      await withdrawals.recordPayouts(payoutIds)
      loop?.wake()
    },
    /** Starts paying and following payouts, in any number of copies. */
    startWork: (workEveryMs: number): void => {
      loop ??= repeat('cashier.withdrawals', workEveryMs, work, context.logger)
    },
    stopWork: async (): Promise<void> => {
      await loop?.stop()
      loop = undefined
    },
  }
}

export type MoneyOut = ReturnType<typeof createMoneyOut>
