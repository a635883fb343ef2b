import type { Tx } from '@trevo/database/connect.ts'
import type { ReceivedPix, Refund } from '../../../institutions/port.ts'
import type { ReturnDebt, ReversalLetter } from '../../../needs.ts'
import type { DepositContext } from '../../common/context.ts'
import { depositReversed, rewardReversed, type Reversal } from '../../common/domain/transfers.ts'
import { findPayment, lockPayment } from '../../common/repository/payments.ts'
import { findReversal, insertReversal } from '../../common/repository/reversals.ts'
import type { ReversalRow } from '../../common/repository/tables.ts'
import { endDepositRewards } from './end-deposit-rewards.ts'
import { postUpTo } from './post-up-to.ts'

type Booked = { readonly coveredMinor: bigint; readonly owedMinor: bigint }

/** Records how much of a return the balance covered, and the rest as debt. */
const insertBooked = async (
  { clock }: DepositContext,
  tx: Tx,
  {
    what,
    coveredMinor,
    ...reversal
  }: Reversal & Pick<ReversalRow, 'what'> & Pick<Booked, 'coveredMinor'>,
): Promise<Booked> => {
  const owedMinor = reversal.amountMinor - coveredMinor
  const now = clock.now()
  await insertReversal(tx, {
    e2e_id: reversal.endToEndId,
    refund_id: reversal.refundId,
    what,
    member_id: reversal.memberId,
    deposit_id: reversal.depositId,
    amount_minor: reversal.amountMinor,
    covered_minor: coveredMinor,
    owed_minor: owedMinor,
    payments: 0,
    reversed_at: now,
    settled_at: owedMinor === 0n ? now : null,
  })
  return { coveredMinor, owedMinor }
}

/** A debt is known to those who have to know, in the transaction that books it. */
const endBooking = async (
  { depositReturns }: DepositContext,
  tx: Tx,
  debt: ReturnDebt,
): Promise<ReturnDebt> => {
  if (debt.owedMinor > 0n) await depositReturns.onOwed?.(tx, debt)
  return debt
}

const bookInTx = async (
  context: DepositContext,
  tx: Tx,
  { endToEndId, refund }: { readonly endToEndId: string; readonly refund: Refund },
  write: ReversalLetter | undefined,
) => {
  const { wallet } = context
  const payment = await lockPayment(tx, endToEndId)
  if (payment?.status !== 'credited' || !payment.member_id || !payment.deposit_id) return undefined
  if (await findReversal(tx, endToEndId, refund.refundId)) return undefined
  const { amountMinor, refundId } = refund
  const { member_id: memberId, deposit_id: depositId } = payment
  const reversal: Reversal = { endToEndId, refundId, memberId, depositId, amountMinor }
  // Before the balance is locked: promotions lock their rows before it.
  const reward = await endDepositRewards(context, tx, reversal)
  const coveredMinor = await postUpTo(amountMinor, (covered) =>
    wallet.postInTx(tx, depositReversed(reversal, covered)),
  )
  const { owedMinor } = await insertBooked(context, tx, {
    ...reversal,
    what: 'deposit',
    coveredMinor,
  })
  await write?.(tx, { amountMinor, coveredMinor, owedMinor })
  if (!reward) return endBooking(context, tx, { memberId, depositId, owedMinor })

  const given: Reversal = { ...reversal, amountMinor: reward.amountMinor }
  const takenMinor = await postUpTo(given.amountMinor, (covered) =>
    wallet.postInTx(tx, rewardReversed(given, covered, reward.house)),
  )
  const booked = { ...given, what: 'promotion' as const, coveredMinor: takenMinor }
  const rest = await insertBooked(context, tx, booked)
  return endBooking(context, tx, {
    memberId,
    depositId,
    owedMinor: owedMinor + rest.owedMinor,
  })
}

const bookReversal = async (
  context: DepositContext,
  endToEndId: string,
  refund: Refund,
): Promise<void> => {
  const { database, logger, listeners, delivery } = context
  const known = await findPayment(database, endToEndId)
  // Looked up before the transaction, which holds only its own rows.
  const write = known?.member_id ? await delivery.reversalLetterTo(known.member_id) : undefined
  const booked = await database.inTx((tx) => bookInTx(context, tx, { endToEndId, refund }, write))
  if (!booked) return
  const { memberId, depositId, owedMinor } = booked
  logger.warn({ endToEndId, owedMinor: String(owedMinor) }, 'credited Pix returned by MED')
  listeners.onDepositChanged({ memberId, depositId, status: 'credited' })
}

/** Books returns of a credited Pix by the special return mechanism (MED), each return once. */
export const bookReversals = async (context: DepositContext, pix: ReceivedPix): Promise<void> => {
  for (const refund of pix.refunds) {
    if (refund.origin !== 'dispute' || refund.status !== 'done') continue
    await bookReversal(context, pix.endToEndId, refund)
  }
}
