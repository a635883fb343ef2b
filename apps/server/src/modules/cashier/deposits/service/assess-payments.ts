import type { CashierDependencies } from '../../dependencies.ts'
import { undecided } from '../domain/deposit-states.ts'
import { claimPayments } from '../../common/repository/claim-due.ts'
import { lockPayment, movePayment } from '../repository/payments.ts'
import { decidePayment } from './decide-payment.ts'
import { settleEach } from '../../common/service/settle-each.ts'

/** A notice that the institution denies so often was none; the poller would find a real payment. */
const denialsMax = 6

const dismiss = ({ database }: CashierDependencies, e2eId: string): Promise<void> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status === 'noticed') {
      await movePayment(tx, payment, 'unconfirmed', { next_call_at: null })
    }
  })

/** Reads noticed and held payments from the institution and decides them. A notice proves nothing. */
export const assessPayments = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, institution, logger } = dependencies
  const due = await claimPayments(database, undecided, clock.now())
  return settleEach(due, logger, async (payment) => {
    const pix = await institution.findPayment(payment.e2e_id)
    if (pix) await decidePayment(dependencies, pix)
    else if (payment.call_attempts >= denialsMax) {
      logger.warn({ endToEndId: payment.e2e_id }, 'notice of a payment nobody knows')
      await dismiss(dependencies, payment.e2e_id)
    }
  })
}
