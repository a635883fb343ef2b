import { InstitutionRefusal, type Refund } from '../../../institutions/port.ts'
import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import { refundIdOf } from '../../common/domain/ids.ts'
import { findByTxid } from '../../common/repository/deposits.ts'
import { claimPayments, lockPayment, movePayment } from '../../common/repository/payments.ts'
import { findDecision } from '../repository/held-payments.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'
import { isOverdue, markUnclaimed, recordRefund } from './record-refund.ts'

/** From here on `refunding` is stored: the next attempt queries before requesting a movement. */
const markRefunding = ({ database }: DepositContext, e2eId: string): Promise<boolean> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status !== 'refund_due') return false
    await movePayment(tx, payment, 'refunding', { next_call_at: payment.next_call_at })
    return true
  })

const noteMax = 140

/** What the payer reads beside the returned money: why an operator returned it, if one did. */
const noteOf = async (context: DepositContext, { e2e_id }: PaymentRow): Promise<string> => {
  const decision = await findDecision(context.database, e2e_id)
  return (decision ? `Trevo: ${decision.reason}` : 'Trevo').slice(0, noteMax)
}

const ask = async (
  context: DepositContext,
  payment: PaymentRow,
  isFirstTry: boolean,
): Promise<Refund> => {
  const { institution } = context
  const refundId = refundIdOf(payment.e2e_id, payment.refund_number)
  const earlier = isFirstTry ? undefined : await institution.findRefund(payment.e2e_id, refundId)
  if (earlier) return earlier
  if (payment.amount_minor === null) throw new Error(`payment ${payment.e2e_id} has no amount`)
  const order = {
    endToEndId: payment.e2e_id,
    refundId,
    amountMinor: payment.amount_minor,
    note: await noteOf(context, payment),
  }
  return institution.requestRefund(order).catch(async (error: unknown) => {
    // "Already used" means that a concurrent try was faster.
    const found =
      error instanceof InstitutionRefusal
        ? await institution.findRefund(payment.e2e_id, refundId)
        : undefined
    if (!found) throw error
    return found
  })
}

// The institution refuses the refund: the Pix was returned already (MED), or it is too late. Any other refusal is
// left for the next round, and the reconciliation reports it.
const settleRefused = async (
  context: DepositContext,
  payment: PaymentRow,
  refusal: InstitutionRefusal,
): Promise<void> => {
  const { database, institution } = context
  const pix = await institution.findPayment(payment.e2e_id)
  const disputed = pix?.refunds.filter(
    ({ origin, status }) => origin === 'dispute' && status === 'done',
  )
  const disputedMinor = disputed?.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) ?? 0n
  const [first] = disputed ?? []
  if (first && disputedMinor === payment.amount_minor) {
    return recordRefund(context, payment.e2e_id, first)
  }
  if (disputedMinor > 0n && payment.amount_minor !== null) {
    // The sum of returns may not exceed the Pix: only the rest is returned.
    const refundId = refundIdOf(payment.e2e_id, payment.refund_number)
    const amountMinor = payment.amount_minor - disputedMinor
    const note = await noteOf(context, payment)
    const order = { endToEndId: payment.e2e_id, refundId, amountMinor, note }
    return recordRefund(context, payment.e2e_id, await institution.requestRefund(order))
  }
  if (!isOverdue(context, payment)) throw refusal
  await database.inTx(async (tx) => {
    const current = await lockPayment(tx, payment.e2e_id)
    if (current?.status === 'refunding') await markUnclaimed(context, tx, current)
  })
}

const notifyListeners = async (
  { database, listeners }: DepositContext,
  payment: PaymentRow,
): Promise<void> => {
  const deposit = payment.txid === null ? undefined : await findByTxid(database, payment.txid)
  if (!deposit) return
  const { member_id: memberId, id: depositId, status } = deposit
  listeners.onDepositChanged({ memberId, depositId, status })
}

/**
 * Refunds payments that cannot be credited, each once: the refund's id is derived from the payment's, and a new
 * one is used only after the institution reported that the previous one failed.
 */
export const refundPayments = async (context: DepositContext): Promise<number> => {
  const { database, clock, logger } = context
  const due = await claimPayments(database, ['refund_due', 'refunding'], clock.now())
  return settleEach(due, logger, async (payment) => {
    const isFirstTry = payment.status === 'refund_due'
    if (isFirstTry && !(await markRefunding(context, payment.e2e_id))) return
    try {
      await recordRefund(context, payment.e2e_id, await ask(context, payment, isFirstTry))
    } catch (error) {
      if (!(error instanceof InstitutionRefusal)) throw error
      await settleRefused(context, payment, error)
    }
    await notifyListeners(context, payment)
  })
}
