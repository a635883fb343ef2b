import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { retryAfterMs } from '../../../common/domain/retry-after.ts'
import type { Refund } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import { refundIdOf } from '../../common/domain/ids.ts'
import { lockPayment, movePayment } from '../../common/repository/payments.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'
import { clearSuspense } from './post-suspense.ts'

/** The first retry delay of a failed refund, doubling to a day: the account may come back. */
const afterFailureMs = 30_000
const afterFailureMaxMs = dayMs
/** Institutions return a Pix for up to 90 days. */
const returnWindowMs = 90 * dayMs

/** Whether it is too late to return a payment. */
export const isOverdue = ({ clock }: DepositContext, payment: PaymentRow): boolean =>
  payment.paid_at !== null && clock.now().getTime() >= payment.paid_at.getTime() + returnWindowMs

const afterFailure = (refundNumber: number): number =>
  Math.min(afterFailureMaxMs, afterFailureMs * 2 ** (refundNumber - 1))

/** Ends a payment that cannot be returned: the money goes to the house of unclaimed Pix. */
export const markUnclaimed = async (
  context: DepositContext,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> => {
  context.logger.error(
    { endToEndId: payment.e2e_id },
    'this Pix can no longer be returned to its payer',
  )
  const suspense = await clearSuspense(context, tx, payment, 'unclaimed')
  return movePayment(tx, payment, 'unclaimed', { ...suspense, next_call_at: null })
}

/** Records the institution's report on the refund of a payment. */
export const recordRefund = (
  context: DepositContext,
  e2eId: string,
  refund: Refund,
): Promise<void> => {
  const { database, clock, logger } = context
  return database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status !== 'refunding') return
    const isOurs = refund.refundId === refundIdOf(e2eId, payment.refund_number)
    if (!isOurs && refund.origin === 'ours') return
    const now = clock.now()
    if (refund.status === 'done') {
      const suspense = await clearSuspense(context, tx, payment, 'refunded')
      const ended = { refund_return_id: refund.returnId, refunded_at: now, next_call_at: null }
      return movePayment(tx, payment, 'refunded', { ...suspense, ...ended })
    }
    if (refund.status === 'failed' && isOverdue(context, payment)) {
      return markUnclaimed(context, tx, payment)
    }
    if (refund.status === 'failed') {
      logger.error({ endToEndId: e2eId, refundNumber: payment.refund_number }, 'refund failed')
      return movePayment(tx, payment, 'refund_due', {
        refund_number: payment.refund_number + 1,
        call_attempts: 0,
        next_call_at: new Date(now.getTime() + afterFailure(payment.refund_number)),
      })
    }
    const retryAt = new Date(now.getTime() + retryAfterMs(payment.call_attempts))
    return movePayment(tx, payment, 'refunding', { next_call_at: retryAt })
  })
}
