import type { CashierDependencies } from '../dependencies.ts'
import { refundIdOf } from '../domain/ids.ts'
import { retryAfterMs } from '../domain/retry-after.ts'
import { InstitutionRefusal, type Refund } from '../institution/institution.ts'
import { claimPayments } from '../repository/claim-due.ts'
import { findByTxid } from '../repository/deposits.ts'
import { lockPayment, movePayment } from '../repository/payments.ts'
import type { PaymentRow } from '../repository/tables.ts'
import { settleEach } from './settle-each.ts'

/** A failed refund is tried again so much later: the payer's account may be reachable again. */
const afterFailureMs = 30_000

/** From here on `refunding` is stored: whoever comes next asks before asking for money to move. */
const markRefunding = ({ database }: CashierDependencies, e2eId: string): Promise<boolean> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status !== 'refund_due') return false
    await movePayment(tx, payment, 'refunding', { next_call_at: payment.next_call_at })
    return true
  })

const ask = async (
  { institution }: CashierDependencies,
  payment: PaymentRow,
  isFirstTry: boolean,
): Promise<Refund> => {
  const refundId = refundIdOf(payment.e2e_id, payment.refund_number)
  const earlier = isFirstTry ? undefined : await institution.findRefund(payment.e2e_id, refundId)
  if (earlier) return earlier
  if (payment.amount_minor === null) throw new Error(`payment ${payment.e2e_id} has no amount`)
  const order = {
    endToEndId: payment.e2e_id,
    refundId,
    amountMinor: payment.amount_minor,
    note: 'Trevo',
  }
  return institution.requestRefund(order).catch(async (error: unknown) => {
    // "Already used" is the answer to a try that overtook us.
    const found =
      error instanceof InstitutionRefusal
        ? await institution.findRefund(payment.e2e_id, refundId)
        : undefined
    if (!found) throw error
    return found
  })
}

const record = (
  { database, clock, logger }: CashierDependencies,
  e2eId: string,
  refund: Refund,
): Promise<void> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status !== 'refunding') return
    if (refund.refundId !== refundIdOf(e2eId, payment.refund_number)) return
    const now = clock.now()
    if (refund.status === 'done') {
      const ended = { refund_return_id: refund.returnId, refunded_at: now, next_call_at: null }
      return movePayment(tx, payment, 'refunded', ended)
    }
    if (refund.status === 'failed') {
      logger.error({ endToEndId: e2eId, refundNumber: payment.refund_number }, 'refund failed')
      return movePayment(tx, payment, 'refund_due', {
        refund_number: payment.refund_number + 1,
        call_attempts: 0,
        next_call_at: new Date(now.getTime() + afterFailureMs * payment.refund_number),
      })
    }
    const retryAt = new Date(now.getTime() + retryAfterMs(payment.call_attempts))
    return movePayment(tx, payment, 'refunding', { next_call_at: retryAt })
  })

const tell = async (
  { database, onDepositChanged }: CashierDependencies,
  payment: PaymentRow,
): Promise<void> => {
  const deposit = payment.txid === null ? undefined : await findByTxid(database, payment.txid)
  if (!deposit) return
  const { member_id: memberId, id: depositId, status } = deposit
  onDepositChanged({ memberId, depositId, status })
}

/**
 * Sends back what cannot be credited, each payment once: the refund's id is made from the payment's,
 * and a new one is used only after the institution said that the one before failed.
 */
export const refundPayments = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, logger } = dependencies
  const due = await claimPayments(database, ['refund_due', 'refunding'], clock.now())
  return settleEach(due, logger, async (payment) => {
    const isFirstTry = payment.status === 'refund_due'
    if (isFirstTry && !(await markRefunding(dependencies, payment.e2e_id))) return
    await record(dependencies, payment.e2e_id, await ask(dependencies, payment, isFirstTry))
    await tell(dependencies, payment)
  })
}
