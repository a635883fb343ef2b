import type { Tx } from '@trevo/database/connect.ts'
import { retryAfterMs } from '../../../common/domain/retry-after.ts'
import type { ReceivedPix } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import type { Verdict } from '../domain/assess-payment.ts'
import { canDepositMove } from '../../common/domain/deposit-states.ts'
import { depositCredited } from '../../common/domain/transfers.ts'
import { moveDeposit } from '../../common/repository/deposits.ts'
import { movePayment } from '../../common/repository/payments.ts'
import type { DepositRow, PaymentRow, ReversalRow } from '../../common/repository/tables.ts'
import { payReversals } from '../../reversals/service/pay-reversals.ts'
import { clearSuspense, postToSuspense } from './post-suspense.ts'

export type Decision = {
  /** Locked, after its deposit. */
  readonly payment: PaymentRow
  readonly deposit: DepositRow | undefined
  readonly pix: ReceivedPix
  /** Locked; the member's debt. */
  readonly owed: readonly ReversalRow[]
  readonly verdict: Verdict
}

// The member's debt for a returned deposit is paid from this one, before it can be played.
const creditDeposit = async (
  context: DepositContext,
  tx: Tx,
  deposit: DepositRow,
  { pix, owed }: Decision,
): Promise<void> => {
  const { wallet, clock, promotions } = context
  await wallet.postInTx(
    tx,
    depositCredited({
      endToEndId: pix.endToEndId,
      memberId: deposit.member_id,
      depositId: deposit.id,
      amountMinor: pix.amountMinor,
    }),
  )
  if (deposit.promotion_id !== null) {
    await promotions.onCredited(tx, {
      memberId: deposit.member_id,
      depositId: deposit.id,
      promotionId: deposit.promotion_id,
      amountMinor: pix.amountMinor,
    })
  }
  await payReversals(context, tx, owed)
  await moveDeposit(tx, deposit, 'credited', {
    credited_e2e_id: pix.endToEndId,
    credited_at: clock.now(),
    next_call_at: null,
  })
}

const readFields = (pix: ReceivedPix, deposit: DepositRow | undefined): Partial<PaymentRow> => ({
  txid: pix.txid ?? null,
  amount_minor: pix.amountMinor,
  paid_at: pix.paidAt,
  payer_document: pix.payer?.document ?? null,
  payer_name: pix.payer?.name ?? null,
  member_id: deposit?.member_id ?? null,
  deposit_id: deposit?.id ?? null,
})

/** Books and records the decision of a payment. */
export const applyVerdict = async (
  context: DepositContext,
  tx: Tx,
  decision: Decision,
): Promise<void> => {
  const { payment, deposit, pix, verdict } = decision
  const now = context.clock.now()
  const fields = readFields(pix, deposit)
  if (verdict.end === 'hold') {
    const retryAt = new Date(now.getTime() + retryAfterMs(payment.call_attempts))
    const suspense = await postToSuspense(context, tx, payment, pix.amountMinor)
    const held = { ...fields, ...suspense, reason: verdict.reason, next_call_at: retryAt }
    return movePayment(tx, payment, 'held', held)
  }
  const decided = { ...fields, decided_at: now, call_attempts: 0 }
  if (verdict.end === 'refund') {
    if (deposit && canDepositMove(deposit.status, 'returned')) {
      await moveDeposit(tx, deposit, 'returned', { next_call_at: null })
    }
    const suspense = await postToSuspense(context, tx, payment, pix.amountMinor)
    const due = { ...decided, ...suspense, reason: verdict.reason, next_call_at: now }
    return movePayment(tx, payment, 'refund_due', due)
  }
  if (!deposit) throw new Error(`payment ${pix.endToEndId} credited without a deposit`)
  await creditDeposit(context, tx, deposit, decision)
  const suspense = await clearSuspense(context, tx, payment, 'credited')
  const credited = { ...decided, ...suspense, reason: null, next_call_at: null }
  return movePayment(tx, payment, 'credited', credited)
}
