import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { cpfOf } from '@trevo/field-rules/person-document.ts'
import { endOfDay } from '../../../common/domain/brasilia-day.ts'
import { lastPayableDay } from '../../../common/domain/last-payable-day.ts'
import type { ReceivedPix } from '../../../institutions/port.ts'
import type { DepositChange, DepositMember } from '../../../needs.ts'
import type { DepositContext } from '../../common/context.ts'
import {
  assessPayment,
  type AskedDeposit,
  type PayerAccounts,
  type Verdict,
} from '../domain/assess-payment.ts'
import { undecided } from '../../common/domain/deposit-states.ts'
import { findByTxid, lockByTxid } from '../../common/repository/deposits.ts'
import { lockPayment } from '../../common/repository/payments.ts'
import { lockOpenReversals } from '../../common/repository/reversals.ts'
import type { DepositRow } from '../../common/repository/tables.ts'
import { applyVerdict } from './apply-verdict.ts'
import { bookReversals } from '../../reversals/service/book-reversals.ts'
import { recordCharge, chargeNameOf } from '../../charges/service/request-charge.ts'

/** After this time, money of an unknown payer is returned unless an operator decided on it. */
const holdMaxMs = dayMs

// For an older deposit the stored end may be the due day itself, even if that was not a business day.
const payableUntil = ({ due_on }: DepositRow, expiresAt: Date): Date => {
  if (due_on === null) return expiresAt
  const dueEnd = endOfDay(lastPayableDay(due_on, 0))
  return dueEnd > expiresAt ? dueEnd : expiresAt
}

const factsOf = (deposit: DepositRow | undefined): AskedDeposit | undefined =>
  deposit?.expires_at
    ? {
        amountMinor: deposit.amount_minor,
        expiresAt: payableUntil(deposit, deposit.expires_at),
        isCredited: deposit.credited_e2e_id !== null,
        isCancelled: deposit.status === 'cancelled',
      }
    : undefined

type Owner = {
  readonly member: DepositMember | undefined
  readonly payerAccounts: PayerAccounts | undefined
}

const assess = (
  { settings }: DepositContext,
  pix: ReceivedPix,
  deposit: DepositRow | undefined,
  { member, payerAccounts }: Owner,
): Verdict =>
  assessPayment(
    {
      amountMinor: pix.amountMinor,
      paidAt: pix.paidAt,
      payerDocument: pix.payer?.document,
      payerAccounts,
    },
    factsOf(deposit),
    deposit && member
      ? { ...member, payerCpfRequired: settings.payerCpfRequired(deposit.brand_id) }
      : undefined,
  )

// Whether the account is closed is read under the lock that closing takes too; the debt is locked before the
// balance, as everywhere.
const readOwner = async (
  { members, wallet, limits }: DepositContext,
  tx: Tx,
  deposit: DepositRow | undefined,
  pix: ReceivedPix,
) => {
  if (!deposit) return { owed: [], member: undefined, payerAccounts: undefined }
  const owed = await lockOpenReversals(tx, deposit.member_id)
  await limits.lock(tx, deposit.member_id)
  await wallet.lockBalance(tx, deposit.member_id)
  const member = await members.findDepositMember(deposit.member_id, tx)
  const payerCpf = cpfOf(pix.payer?.document ?? '')
  const payerAccounts = payerCpf && (await members.findPayerAccounts(payerCpf, tx))
  return { owed, member, payerAccounts: payerAccounts || undefined }
}

/** Above a limit of the member's the Pix goes back; one within them counts from here on. */
const withinLimits = async (
  { limits }: DepositContext,
  tx: Tx,
  verdict: Verdict,
  { pix, deposit }: { readonly pix: ReceivedPix; readonly deposit: DepositRow | undefined },
): Promise<Verdict> => {
  if (verdict.end !== 'credit' || !deposit) return verdict
  const isWithin = await limits.admit(tx, deposit.member_id, pix.amountMinor)
  return isWithin ? verdict : { end: 'refund', reason: 'limit_reached' }
}

// A paid deposit whose charge was never confirmed: its charge exists, and has the due time.
const findConfirmed = async (context: DepositContext, txid: string) => {
  const deposit = await findByTxid(context.database, txid)
  if (!deposit || deposit.expires_at) return deposit
  const charge = await context.institution.findCharge(chargeNameOf(deposit))
  return charge ? recordCharge(context, deposit, charge) : deposit
}

/**
 * Decides one payment as the institution reports it, once: credited, refunded or held. The deposit is
 * locked before the payment, so that two payments of one deposit are decided one after the other.
 */
export const decidePayment = async (context: DepositContext, pix: ReceivedPix): Promise<void> => {
  const { database, clock, listeners } = context
  const known = pix.txid === undefined ? undefined : await findConfirmed(context, pix.txid)
  const change = await database.inTx(async (tx): Promise<DepositChange | undefined> => {
    const deposit = known && (await lockByTxid(tx, known.txid))
    const payment = await lockPayment(tx, pix.endToEndId)
    if (!payment || !(undecided as readonly string[]).includes(payment.status)) return undefined
    const { owed, ...owner } = await readOwner(context, tx, deposit, pix)
    const assessed = assess(context, pix, deposit, owner)
    const isOverdue = clock.now().getTime() - payment.noticed_at.getTime() > holdMaxMs
    const timely: Verdict =
      assessed.end === 'hold' && isOverdue ? { end: 'refund', reason: assessed.reason } : assessed
    const verdict = await withinLimits(context, tx, timely, { pix, deposit })
    await applyVerdict(context, tx, { payment, deposit, pix, owed, verdict })
    if (!deposit) return undefined
    const status = verdict.end === 'credit' ? 'credited' : deposit.status
    return { memberId: deposit.member_id, depositId: deposit.id, status }
  })
  if (change) listeners.onDepositChanged(change)
  // It may have been returned (MED) before we learned of it.
  await bookReversals(context, pix)
}
