import type { Tx } from '@trevo/database/connect.ts'
import type { CashierDependencies, DepositChange, DepositMember } from '../../dependencies.ts'
import { assessPayment, type AskedDeposit, type Verdict } from '../domain/assess-payment.ts'
import { canDepositMove, undecided } from '../domain/deposit-states.ts'
import { retryAfterMs } from '../../common/domain/retry-after.ts'
import { depositCredited } from '../domain/transfers.ts'
import type { ReceivedPix } from '../../institutions/port.ts'
import { findByTxid, lockByTxid, moveDeposit } from '../repository/deposits.ts'
import { lockPayment, movePayment } from '../repository/payments.ts'
import { lockOpenReversals } from '../repository/reversals.ts'
import type { DepositRow, PaymentRow, ReversalRow } from '../repository/tables.ts'
import { payReversals } from './collect-receivables.ts'
import { parkPayment, unparkPayment } from './post-suspense.ts'
import { adoptCharge, chargeNameOf } from './request-charge.ts'
import { bookReversals } from './reverse-deposits.ts'

/** A payer still unknown after so long is treated as a stranger. */
const holdMaxMs = 24 * 3_600_000

const factsOf = (deposit: DepositRow | undefined): AskedDeposit | undefined =>
  deposit?.expires_at
    ? {
        amountMinor: deposit.amount_minor,
        expiresAt: deposit.expires_at,
        isCredited: deposit.credited_e2e_id !== null,
        isCancelled: deposit.status === 'cancelled',
      }
    : undefined

const judge = (
  { payerCpfRequired }: CashierDependencies,
  pix: ReceivedPix,
  deposit: DepositRow | undefined,
  member: DepositMember | undefined,
): Verdict =>
  assessPayment(
    { amountMinor: pix.amountMinor, paidAt: pix.paidAt, payerDocument: pix.payer?.document },
    factsOf(deposit),
    deposit && member
      ? { ...member, payerCpfRequired: payerCpfRequired(deposit.brand_id) }
      : undefined,
  )

// What the member owes from a reversed deposit is paid by this one, before it can be played.
const credit = async (
  dependencies: CashierDependencies,
  tx: Tx,
  deposit: DepositRow,
  { pix, owed }: Decision,
): Promise<void> => {
  const { postInTx, clock, promotions } = dependencies
  await postInTx(
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
  await payReversals(dependencies, tx, owed)
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

const write = async (
  dependencies: CashierDependencies,
  tx: Tx,
  decision: Decision,
): Promise<void> => {
  const { payment, deposit, pix, verdict } = decision
  const now = dependencies.clock.now()
  const fields = readFields(pix, deposit)
  if (verdict.end === 'hold') {
    const retryAt = new Date(now.getTime() + retryAfterMs(payment.call_attempts))
    const parked = await parkPayment(dependencies, tx, payment, pix.amountMinor)
    const held = { ...fields, ...parked, reason: verdict.reason, next_call_at: retryAt }
    return movePayment(tx, payment, 'held', held)
  }
  const decided = { ...fields, decided_at: now, call_attempts: 0 }
  if (verdict.end === 'refund') {
    if (deposit && canDepositMove(deposit.status, 'returned')) {
      await moveDeposit(tx, deposit, 'returned', { next_call_at: null })
    }
    const parked = await parkPayment(dependencies, tx, payment, pix.amountMinor)
    const due = { ...decided, ...parked, reason: verdict.reason, next_call_at: now }
    return movePayment(tx, payment, 'refund_due', due)
  }
  if (!deposit) throw new Error(`payment ${pix.endToEndId} credited without a deposit`)
  await credit(dependencies, tx, deposit, decision)
  const unparked = await unparkPayment(dependencies, tx, payment, 'credited')
  const credited = { ...decided, ...unparked, reason: null, next_call_at: null }
  return movePayment(tx, payment, 'credited', credited)
}

type Decision = {
  readonly payment: PaymentRow
  readonly deposit: DepositRow | undefined
  readonly pix: ReceivedPix
  /** Locked; what the member owes. */
  readonly owed: readonly ReversalRow[]
  readonly verdict: Verdict
}

// Whether the account is closed is read under the lock that closing takes too; what is owed is locked
// before the balance, as everywhere.
const readOwner = async (
  { findMember, lockBalance }: CashierDependencies,
  tx: Tx,
  deposit: DepositRow | undefined,
) => {
  if (!deposit) return { owed: [], member: undefined }
  const owed = await lockOpenReversals(tx, deposit.member_id)
  await lockBalance(tx, deposit.member_id)
  return { owed, member: await findMember(deposit.member_id, tx) }
}

// A deposit whose charge we never saw confirmed is paid: its charge exists, and says until when.
const adoptIfUnconfirmed = async (dependencies: CashierDependencies, txid: string) => {
  const deposit = await findByTxid(dependencies.database, txid)
  if (!deposit || deposit.expires_at) return deposit
  const charge = await dependencies.institution.findCharge(chargeNameOf(deposit))
  return charge ? adoptCharge(dependencies, deposit, charge) : deposit
}

/**
 * Decides one payment as the institution tells it, once: credited, sent back or held. The deposit is
 * locked before the payment, so that two payments of one deposit are decided one after the other.
 */
export const decidePayment = async (
  dependencies: CashierDependencies,
  pix: ReceivedPix,
): Promise<void> => {
  const { database, clock, onDepositChanged } = dependencies
  const known =
    pix.txid === undefined ? undefined : await adoptIfUnconfirmed(dependencies, pix.txid)
  const change = await database.inTx(async (tx): Promise<DepositChange | undefined> => {
    const deposit = known && (await lockByTxid(tx, known.txid))
    const payment = await lockPayment(tx, pix.endToEndId)
    if (!payment || !(undecided as readonly string[]).includes(payment.status)) return undefined
    const { owed, member } = await readOwner(dependencies, tx, deposit)
    const asked = judge(dependencies, pix, deposit, member)
    const isOverdue = clock.now().getTime() - payment.noticed_at.getTime() > holdMaxMs
    const verdict: Verdict =
      asked.end === 'hold' && isOverdue ? { end: 'refund', reason: asked.reason } : asked
    await write(dependencies, tx, { payment, deposit, pix, owed, verdict })
    if (!deposit) return undefined
    const status = verdict.end === 'credit' ? 'credited' : deposit.status
    return { memberId: deposit.member_id, depositId: deposit.id, status }
  })
  if (change) onDepositChanged(change)
  // Its bank may have taken it back before we ever heard of it.
  await bookReversals(dependencies, pix)
}
