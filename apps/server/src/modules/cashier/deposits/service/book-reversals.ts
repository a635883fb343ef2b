import type { Tx } from '@trevo/database/connect.ts'
import type { ReceivedPix, Refund } from '../../institutions/port.ts'
import type { ReversalLetter } from '../../needs.ts'
import type { DepositContext } from '../context.ts'
import { depositReversed } from '../domain/transfers.ts'
import { findPayment, lockPayment } from '../repository/payments.ts'
import { findReversal, insertReversal } from '../repository/reversals.ts'
import { postUpTo } from './post-up-to.ts'

const bookInTx = async (
  { wallet, clock }: DepositContext,
  tx: Tx,
  { endToEndId, refund }: { readonly endToEndId: string; readonly refund: Refund },
  write: ReversalLetter | undefined,
) => {
  const payment = await lockPayment(tx, endToEndId)
  if (payment?.status !== 'credited' || !payment.member_id || !payment.deposit_id) return undefined
  if (await findReversal(tx, endToEndId, refund.refundId)) return undefined
  const { amountMinor, refundId } = refund
  const { member_id: memberId, deposit_id: depositId } = payment
  const reversal = { endToEndId, refundId, memberId, depositId, amountMinor }
  const coveredMinor = await postUpTo(amountMinor, (covered) =>
    wallet.postInTx(tx, depositReversed(reversal, covered)),
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
}

const bookReversal = async (
  context: DepositContext,
  endToEndId: string,
  refund: Refund,
): Promise<void> => {
  const { database, logger, listeners, delivery } = context
  const known = await findPayment(database, endToEndId)
  // Looked up before the transaction, which holds nothing but its own rows.
  const write = known?.member_id ? await delivery.reversalLetterTo(known.member_id) : undefined
  const booked = await database.inTx((tx) => bookInTx(context, tx, { endToEndId, refund }, write))
  if (!booked) return
  const { memberId, depositId, owedMinor } = booked
  logger.warn({ endToEndId, owedMinor: String(owedMinor) }, 'credited Pix returned by MED')
  listeners.onDepositChanged({ memberId, depositId, status: 'credited' })
}

/** Books what was returned of a credited Pix by the special return mechanism (MED), each return once. */
export const bookReversals = async (context: DepositContext, pix: ReceivedPix): Promise<void> => {
  for (const refund of pix.refunds) {
    if (refund.origin !== 'dispute' || refund.status !== 'done') continue
    await bookReversal(context, pix.endToEndId, refund)
  }
}
