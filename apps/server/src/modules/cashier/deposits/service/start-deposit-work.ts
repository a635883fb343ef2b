import { repeat } from '@trevo/platform/repeat.ts'
import type { DepositContext } from '../common/context.ts'
import { assessPayments } from '../payments/service/assess-payments.ts'
import { cancelCharges } from '../charges/service/cancel-charges.ts'
import { collectReceivables } from '../reversals/service/collect-receivables.ts'
import { expireDeposits } from '../payments/service/expire-deposits.ts'
import { pollPayments } from '../payments/service/poll-payments.ts'
import { refundPayments } from '../payments/service/refund-payments.ts'
import { resumeRequestedDeposits } from '../charges/service/resume-requested-deposits.ts'
import { reverseDeposits } from '../reversals/service/reverse-deposits.ts'

export type Pace = {
  /** How often due rows are searched. */
  readonly workEveryMs: number
  /** How often the institution is queried for received payments. */
  readonly pollEveryMs: number
}

export type DepositWork = {
  /** Starts a round now. */
  wake(): void
  /** Waits for the current work, then stops. */
  stop(): Promise<void>
}

/** All background work of deposits, in any number of copies. */
export const startDepositWork = (context: DepositContext, pace: Pace): DepositWork => {
  const { logger } = context
  const processDue = async (): Promise<void> => {
    while ((await assessPayments(context)) > 0);
    await refundPayments(context)
    await reverseDeposits(context)
    await collectReceivables(context)
    await resumeRequestedDeposits(context)
    await cancelCharges(context)
    await expireDeposits(context)
  }
  const processing = repeat('cashier.deposits', pace.workEveryMs, processDue, logger)
  const poll = async (): Promise<void> => {
    if ((await pollPayments(context)) > 0) processing.wake()
  }
  const polling = repeat('cashier.poll', pace.pollEveryMs, poll, logger)
  return {
    wake: processing.wake,
    stop: async () => {
      await Promise.all([polling.stop(), processing.stop()])
    },
  }
}
