import type { CashierDependencies } from '../dependencies.ts'
import { assessPayments } from './assess-payments.ts'
import { cancelCharges } from './cancel-charges.ts'
import { collectReceivables } from './collect-receivables.ts'
import { expireDeposits } from './expire-deposits.ts'
import { pollPayments } from './poll-payments.ts'
import { reconcileAsked } from './reconcile.ts'
import { refundPayments } from './refund-payments.ts'
import { resumeRequested } from './resume-requested.ts'
import { reverseDeposits } from './reverse-deposits.ts'
import { startLoop } from './start-loop.ts'

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
  const guarded = (name: string, work: () => Promise<unknown>) => async () => {
    try {
      await work()
    } catch (error) {
      logger.error({ err: error, loop: name }, 'cashier: a round failed')
    }
  }
  const working = startLoop(
    pace.workEveryMs,
    guarded('payments', async () => {
      while ((await assessPayments(dependencies)) > 0);
      await refundPayments(dependencies)
      await reverseDeposits(dependencies)
      await collectReceivables(dependencies)
      await resumeRequested(dependencies)
      await cancelCharges(dependencies)
      await expireDeposits(dependencies)
    }),
  )
  const polling = startLoop(
    pace.pollEveryMs,
    guarded('poll', async () => {
      if ((await pollPayments(dependencies)) > 0) working.wake()
    }),
  )
  const comparing = startLoop(
    pace.pollEveryMs,
    guarded('reconcile', () => reconcileAsked(dependencies)),
  )
  return {
    wake: working.wake,
    wakeReconciliation: comparing.wake,
    stop: async () => {
      await Promise.all([polling.stop(), working.stop(), comparing.stop()])
    },
  }
}
