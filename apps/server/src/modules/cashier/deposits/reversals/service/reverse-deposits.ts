import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import { claimPayments, lockPayment, movePayment } from '../../common/repository/payments.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'
import { bookReversals } from './book-reversals.ts'

// A notice that came while the institution was being queried makes the payment due again.
const clearDue = ({ database }: DepositContext, claimed: PaymentRow): Promise<void> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, claimed.e2e_id)
    if (payment?.status !== 'credited') return
    if (payment.next_call_at?.getTime() !== claimed.next_call_at?.getTime()) return
    await movePayment(tx, payment, 'credited', { next_call_at: null, call_attempts: 0 })
  })

/** Queries credited payments that a notice named since: the only news can be a return. */
export const reverseDeposits = async (context: DepositContext): Promise<number> => {
  const { database, clock, institution, logger } = context
  const due = await claimPayments(database, ['credited'], clock.now())
  return settleEach(due, logger, async (payment) => {
    const pix = await institution.findPayment(payment.e2e_id)
    if (pix) await bookReversals(context, pix)
    const isOpen = pix?.refunds.some((one) => one.status === 'processing') ?? false
    if (!isOpen) await clearDue(context, payment)
  })
}
