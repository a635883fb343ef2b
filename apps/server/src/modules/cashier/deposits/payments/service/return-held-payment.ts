import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/deposits.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../../platform/acts/act.ts'
import type { DepositContext } from '../../common/context.ts'
import { canDepositMove } from '../../common/domain/deposit-states.ts'
import { findByTxid, lockByTxid, moveDeposit } from '../../common/repository/deposits.ts'
import { insertDecision } from '../repository/held-payments.ts'
import { findPayment, lockPayment, movePayment } from '../../common/repository/payments.ts'

export type Return = {
  readonly endToEndId: string
  readonly brandId: number
  /** The deciding operator, for the audit. */
  readonly operator: string
  readonly reason: string
}

const decideReturn = async (
  { clock }: DepositContext,
  tx: Tx,
  txid: string,
  { endToEndId, operator, reason }: Return,
) => {
  // Deposit before payment, in the lock order of deciding the payment.
  const deposit = await lockByTxid(tx, txid)
  const payment = await lockPayment(tx, endToEndId)
  if (!deposit || payment?.status !== 'held') throw new Refusal('deposit.payment_not_held')
  const now = clock.now()
  const after = canDepositMove(deposit.status, 'returned')
    ? await moveDeposit(tx, deposit, 'returned', { next_call_at: null })
    : deposit
  const due = { decided_at: now, next_call_at: now, call_attempts: 0 }
  await movePayment(tx, payment, 'refund_due', due)
  await insertDecision(tx, { e2e_id: endToEndId, operator, reason, decided_at: now })
  noteAct({
    target: endToEndId,
    before: { status: payment.status, deposit: deposit.status },
    after: { status: 'refund_due', deposit: after.status },
  })
  return { payment, status: after.status }
}

/** An operator returns a held payment: the refund is requested from the institution in the next round. */
export const createReturnHeldPayment =
  (context: DepositContext) =>
  async (order: Return): Promise<Answer<typeof contract.returnHeldPayment>> => {
    const { database, listeners } = context
    const { endToEndId, brandId, operator } = order
    if (operator.trim() === '') throw new Error('a decision without an operator')
    const known = await findPayment(database, endToEndId)
    const txid = known?.txid ?? undefined
    const owner = txid === undefined ? undefined : await findByTxid(database, txid)
    if (txid === undefined || owner?.brand_id !== brandId) {
      throw new Refusal('deposit.payment_unknown')
    }
    const returned = await database.inTx((tx) => decideReturn(context, tx, txid, order))
    const { member_id: memberId, id: depositId } = owner
    listeners.onDepositChanged({ memberId, depositId, status: returned.status })
    return { endToEndId, amount: formatMoney(returned.payment.amount_minor ?? 0n) }
  }
