import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import { undecided } from '../../common/domain/deposit-states.ts'
import { claimPayments } from '../../common/repository/payments.ts'
import { lockPayment, movePayment } from '../../common/repository/payments.ts'
import { decidePayment } from './decide-payment.ts'

/** A notice that the institution denied this often is false; polling would find a real payment. */
const denialsMax = 6

const dismiss = ({ database }: DepositContext, e2eId: string): Promise<void> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status === 'noticed') {
      await movePayment(tx, payment, 'unconfirmed', { next_call_at: null })
    }
  })

/** Queries the institution about noticed and held payments and decides them. A notice proves nothing. */
export const assessPayments = async (context: DepositContext): Promise<number> => {
  const { database, clock, institution, logger } = context
  const due = await claimPayments(database, undecided, clock.now())
  return settleEach(due, logger, async (payment) => {
    const pix = await institution.findPayment(payment.e2e_id)
    if (pix) await decidePayment(context, pix)
    else if (payment.call_attempts >= denialsMax) {
      logger.warn(
        { endToEndId: payment.e2e_id },
        'notice of a payment that the institution does not know',
      )
      await dismiss(context, payment.e2e_id)
    }
  })
}
