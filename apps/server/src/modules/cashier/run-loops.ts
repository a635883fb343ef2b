import { repeat } from '../../platform/repeat.ts'
import type { CashierDependencies } from './dependencies.ts'
import { assessPayments } from './deposits/service/assess-payments.ts'
import { cancelCharges } from './deposits/service/cancel-charges.ts'
import { collectReceivables } from './deposits/service/collect-receivables.ts'
import { expireDeposits } from './deposits/service/expire-deposits.ts'
import { pollPayments } from './deposits/service/poll-payments.ts'
import { reconcileAsked } from './reconciliation/service/reconcile-asked.ts'
import { refundPayments } from './deposits/service/refund-payments.ts'
import { resumeRequested } from './deposits/service/resume-requested-deposits.ts'
import { reverseDeposits } from './deposits/service/reverse-deposits.ts'

export type LoopPace = {
  /** How often due rows are looked for. */
  readonly workEveryMs: number
  /** How often the institution is asked what it received. */
  readonly pollEveryMs: number
}

export type Loops = {
  /** Something is due now. */
  wake(): void
  /** A reconciliation was asked for. */
  wakeReconciliation(): void
  /** Waits for what is being done, then stops. */
  stop(): Promise<void>
}

/** Everything the cashier does on its own, any number of copies side by side. */
export const startLoops = (dependencies: CashierDependencies, pace: LoopPace): Loops => {
  const { logger } = dependencies
  const processDue = async (): Promise<void> => {
    while ((await assessPayments(dependencies)) > 0);
    await refundPayments(dependencies)
    await reverseDeposits(dependencies)
    await collectReceivables(dependencies)
    await resumeRequested(dependencies)
    await cancelCharges(dependencies)
    await expireDeposits(dependencies)
  }
  const working = repeat('cashier.deposits', pace.workEveryMs, processDue, logger)
  const poll = async (): Promise<void> => {
    if ((await pollPayments(dependencies)) > 0) working.wake()
  }
  const polling = repeat('cashier.poll', pace.pollEveryMs, poll, logger)
  const reconcile = () => reconcileAsked(dependencies)
  const comparing = repeat('cashier.reconcile', pace.pollEveryMs, reconcile, logger)
  return {
    wake: working.wake,
    wakeReconciliation: comparing.wake,
    stop: async () => {
      await Promise.all([polling.stop(), working.stop(), comparing.stop()])
    },
  }
}
