import type { Tx } from '@trevo/database/connect.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { refundIdOf } from '../domain/ids.ts'
import { retryAfterMs } from '../../common/domain/retry-after.ts'
import { InstitutionRefusal, type Refund } from '../../institutions/port.ts'
import { claimPayments } from '../../common/repository/claim-due.ts'
import { findByTxid } from '../repository/deposits.ts'
import { lockPayment, movePayment } from '../repository/payments.ts'
import type { PaymentRow } from '../repository/tables.ts'
import { unparkPayment } from './post-suspense.ts'
import { settleEach } from '../../common/service/settle-each.ts'

/** A failed refund is tried again so much later, doubling to a day: the account may come back. */
const afterFailureMs = 30_000
const afterFailureMaxMs = 24 * 3_600_000
/** Institutions return a Pix for 90 days; later nobody can. */
const returnWindowMs = 90 * 24 * 3_600_000

const isOverdue = ({ clock }: CashierDependencies, payment: PaymentRow): boolean =>
  payment.paid_at !== null && clock.now().getTime() >= payment.paid_at.getTime() + returnWindowMs

const afterFailure = (refundNumber: number): number =>
  Math.min(afterFailureMaxMs, afterFailureMs * 2 ** (refundNumber - 1))

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

// The last end: the money stands apart under its name, and whoever pays it out finds it there.
const giveUp = async (
  dependencies: CashierDependencies,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> => {
  dependencies.logger.error({ endToEndId: payment.e2e_id }, 'no bank takes this Pix back any more')
  const unparked = await unparkPayment(dependencies, tx, payment, 'unclaimed')
  return movePayment(tx, payment, 'unclaimed', { ...unparked, next_call_at: null })
}

const record = (
  dependencies: CashierDependencies,
  e2eId: string,
  refund: Refund,
): Promise<void> => {
  const { database, clock, logger } = dependencies
  return database.inTx(async (tx) => {
    const payment = await lockPayment(tx, e2eId)
    if (payment?.status !== 'refunding') return
    const isOurs = refund.refundId === refundIdOf(e2eId, payment.refund_number)
    if (!isOurs && refund.origin === 'ours') return
    const now = clock.now()
    if (refund.status === 'done') {
      const unparked = await unparkPayment(dependencies, tx, payment, 'refunded')
      const ended = { refund_return_id: refund.returnId, refunded_at: now, next_call_at: null }
      return movePayment(tx, payment, 'refunded', { ...unparked, ...ended })
    }
    if (refund.status === 'failed' && isOverdue(dependencies, payment)) {
      return giveUp(dependencies, tx, payment)
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

// The institution will not return it: the payer's bank took it back before us (MED), or it is too
// late. Any other no is left for the next round, and the reconciliation reports it.
const settleRefused = async (
  dependencies: CashierDependencies,
  payment: PaymentRow,
  refusal: InstitutionRefusal,
): Promise<void> => {
  const { database, institution } = dependencies
  const pix = await institution.findPayment(payment.e2e_id)
  const taken = pix?.refunds.filter(
    ({ origin, status }) => origin === 'dispute' && status === 'done',
  )
  const takenMinor = taken?.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) ?? 0n
  const [first] = taken ?? []
  if (first && takenMinor === payment.amount_minor) {
    return record(dependencies, payment.e2e_id, first)
  }
  if (takenMinor > 0n && payment.amount_minor !== null) {
    // The sum of returns may not exceed the Pix: what is left of it still goes back.
    const refundId = refundIdOf(payment.e2e_id, payment.refund_number)
    const amountMinor = payment.amount_minor - takenMinor
    const order = { endToEndId: payment.e2e_id, refundId, amountMinor, note: 'Trevo' }
    return record(dependencies, payment.e2e_id, await institution.requestRefund(order))
  }
  if (!isOverdue(dependencies, payment)) throw refusal
  await database.inTx(async (tx) => {
    const current = await lockPayment(tx, payment.e2e_id)
    if (current?.status === 'refunding') await giveUp(dependencies, tx, current)
  })
}

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
    try {
      await record(dependencies, payment.e2e_id, await ask(dependencies, payment, isFirstTry))
    } catch (error) {
      if (!(error instanceof InstitutionRefusal)) throw error
      await settleRefused(dependencies, payment, error)
    }
    await tell(dependencies, payment)
  })
}
