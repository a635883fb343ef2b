import type { CashierDependencies } from '../../dependencies.ts'
import { depositReversed } from '../domain/transfers.ts'
import type { ReceivedPix, Refund } from '../../institutions/port.ts'
import { claimPayments } from '../../common/repository/claim-due.ts'
import { findPayment, lockPayment, movePayment } from '../repository/payments.ts'
import { findReversal, insertReversal } from '../repository/reversals.ts'
import type { PaymentRow } from '../repository/tables.ts'
import { postUpTo } from './post-up-to.ts'
import { settleEach } from '../../common/service/settle-each.ts'

const bookReversal = async (
  dependencies: CashierDependencies,
  endToEndId: string,
  refund: Refund,
): Promise<void> => {
  const { database, postInTx, clock, logger, onDepositChanged, reversalLetterTo } = dependencies
  const known = await findPayment(database, endToEndId)
  // Looked up before the transaction, which holds nothing but its own rows.
  const write = known?.member_id ? await reversalLetterTo(known.member_id) : undefined
  const booked = await database.inTx(async (tx) => {
    const payment = await lockPayment(tx, endToEndId)
    if (payment?.status !== 'credited' || !payment.member_id || !payment.deposit_id)
      return undefined
    if (await findReversal(tx, endToEndId, refund.refundId)) return undefined
    const { amountMinor, refundId } = refund
    const { member_id: memberId, deposit_id: depositId } = payment
    const reversal = { endToEndId, refundId, memberId, depositId, amountMinor }
    const coveredMinor = await postUpTo(amountMinor, (covered) =>
      postInTx(tx, depositReversed(reversal, covered)),
    )
    const owedMinor = amountMinor - coveredMinor
    const now = clock.now()
    await insertReversal(tx, {
      e2e_id: endToEndId,
      refund_id: refundId,
      member_id: memberId,
      deposit_id: depositId,
      amount_minor: amountMinor,
      covered_minor: coveredMinor,
      owed_minor: owedMinor,
      payments: 0,
      reversed_at: now,
      settled_at: owedMinor === 0n ? now : null,
    })
    await write?.(tx, { amountMinor, coveredMinor, owedMinor })
    return { memberId, depositId, owedMinor }
  })
  if (!booked) return
  const { memberId, depositId, owedMinor } = booked
  logger.warn({ endToEndId, owedMinor: String(owedMinor) }, 'credited Pix taken back by the bank')
  onDepositChanged({ memberId, depositId, status: 'credited' })
}

/** Books what the payer's bank took back of a credited Pix, each return once. */
export const bookReversals = async (
  dependencies: CashierDependencies,
  pix: ReceivedPix,
): Promise<void> => {
  for (const refund of pix.refunds) {
    if (refund.origin !== 'dispute' || refund.status !== 'done') continue
    await bookReversal(dependencies, pix.endToEndId, refund)
  }
}

// A notice that came while the institution was being asked is a question of its own.
const rest = ({ database }: CashierDependencies, claimed: PaymentRow): Promise<void> =>
  database.inTx(async (tx) => {
    const payment = await lockPayment(tx, claimed.e2e_id)
    if (payment?.status !== 'credited') return
    if (payment.next_call_at?.getTime() !== claimed.next_call_at?.getTime()) return
    await movePayment(tx, payment, 'credited', { next_call_at: null, call_attempts: 0 })
  })

/** Looks at credited payments of which a notice came since: the only news can be a return. */
export const reverseDeposits = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, institution, logger } = dependencies
  const due = await claimPayments(database, ['credited'], clock.now())
  return settleEach(due, logger, async (payment) => {
    const pix = await institution.findPayment(payment.e2e_id)
    if (pix) await bookReversals(dependencies, pix)
    const isOpen = pix?.refunds.some((one) => one.status === 'processing') ?? false
    if (!isOpen) await rest(dependencies, payment)
  })
}
