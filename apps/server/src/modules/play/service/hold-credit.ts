import { randomUUID } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import { payoutHeld } from '../domain/transfers.ts'
import { findExtraCredit, insertFate, lockFate, updateFate } from '../repository/fates.ts'
import { findHeldCredit, insertHeldCredit, insertHeldEvent } from '../repository/held-credits.ts'
import { insertIncident } from '../repository/incidents.ts'
import type { FateRow, PlayTables } from '../repository/tables.ts'
import type { PlayContext } from './context.ts'
import type { CreditOrder } from './post-payout.ts'
import { replyOfError } from './reply-of-error.ts'

type Held =
  | { readonly kind: 'held'; readonly transferId: bigint; readonly repeated: boolean }
  /** `paid`: under this id the stake was paid already, when its cap was another. */
  | { readonly kind: 'reused' | 'stake_rolled_back' | 'credit_rolled_back' | 'paid' }

/**
 * Accepts a credit above what its stake can be paid, and keeps it for an operator: the stake is
 * settled, the money set aside, and people are told, in one commit. Undefined when the credit was
 * paid before under another cap: the caller answers as it did then.
 */
export const holdCredit = async (
  context: PlayContext,
  order: CreditOrder,
): Promise<Reply | undefined> => {
  const { vendor, credit, stake } = order
  const { transactionId: txnId, playerRef } = credit
  const { memberId } = stake
  try {
    const brandId = await context.brandOf(memberId)
    const held = await context.database.inTx((tx) => holdInTx(context, tx, { ...order, brandId }))
    switch (held.kind) {
      case 'held': {
        if (!held.repeated) context.log.error({ vendor, about: txnId }, 'credit above cap held')
        const balance = await context.balanceNow(memberId)
        const { transferId, repeated } = held
        const balanceMinor = balance?.availableMinor ?? 0n
        return { ...yes({ playerRef, balanceMinor, transferId, repeated }), held: true }
      }
      case 'paid':
        return undefined
      case 'stake_rolled_back':
      case 'credit_rolled_back':
        return no('TRANSACTION_ROLLED_BACK')
      case 'reused': {
        const detail = { amount: credit.amount }
        await context.report({ vendor, what: 'id_reused', about: txnId, detail })
        return no('DUPLICATE_TRANSACTION')
      }
      default:
        return held satisfies never
    }
  } catch (error) {
    return replyOfError(context, error, { vendor, txnId, memberId })
  }
}

type Holding = CreditOrder & { readonly brandId: number }

const holdInTx = async (context: PlayContext, tx: Tx, order: Holding): Promise<Held> => {
  const { vendor, credit, stake, amountMinor } = order
  const key = { vendor, debitTxn: credit.referenceTransactionId }
  const isFirst = await insertFate(tx, {
    ...key,
    state: 'settled',
    memberId: stake.memberId,
    roundId: credit.roundId,
    roundClosed: credit.roundClosed === true,
    at: context.clock.now(),
  })
  const fate = await lockFate(tx, key)
  if (!fate) throw new Error(`play: the fate of ${key.debitTxn} is gone`)
  if (fate.state === 'rolled_back') return { kind: 'stake_rolled_back' }

  const known = await findHeldCredit(tx, { vendor, creditTxn: credit.transactionId })
  if (known) {
    const isSame = known.debit_txn === key.debitTxn && known.amount_minor === amountMinor
    if (!isSame) return { kind: 'reused' }
    if (known.state === 'rolled_back') return { kind: 'credit_rolled_back' }
    return { kind: 'held', transferId: known.transfer_id, repeated: true }
  }
  const isPaid =
    fate.credit_txn === credit.transactionId ||
    (await findExtraCredit(tx, vendor, credit.transactionId)) !== undefined
  if (isPaid) return { kind: 'paid' }
  const transferId = await setAside(context, tx, { order, fate, isFirst })
  return { kind: 'held', transferId, repeated: false }
}

const setAside = async (
  context: PlayContext,
  tx: Tx,
  { order, fate, isFirst }: { order: Holding; fate: FateRow; isFirst: boolean },
): Promise<bigint> => {
  const { vendor, credit, stake, amountMinor, capMinor, brandId } = order
  const { transactionId: creditTxn, referenceTransactionId: debitTxn, roundId } = credit
  const { memberId, nodeId, stakeMinor } = stake
  const at = context.clock.now()
  const isReopened = fate.state === 'credit_undone'
  if (isReopened) await updateFate(tx, { vendor, debitTxn }, { state: 'settled' })
  const payout = { vendor, txnId: creditTxn, debitTxn, memberId, nodeId, roundId, amountMinor }
  const { transferId } = await context.wallet.postInTx(tx, payoutHeld(payout))
  const id = randomUUID()
  await insertHeldCredit(tx, {
    id,
    vendor,
    credit_txn: creditTxn,
    debit_txn: debitTxn,
    member_id: memberId,
    brand_id: brandId,
    node_id: nodeId,
    round_id: roundId,
    amount_minor: amountMinor,
    stake_minor: stakeMinor,
    cap_minor: capMinor,
    paid_minor: fate.payout_minor,
    settled_stake: isFirst || isReopened,
    transfer_id: transferId,
    state: 'held',
    held_at: at,
  })
  await insertHeldEvent(tx, { held_credit_id: id, kind: 'held', happened_at: at })
  await insertIncident(tables<PlayTables>(tx), {
    vendor,
    what: 'credit_above_cap',
    about: creditTxn,
    detail: {
      amount: credit.amount,
      stake: formatMoney(stakeMinor),
      cap: formatMoney(capMinor),
      paid: formatMoney(fate.payout_minor),
    },
    at,
  })
  return transferId
}
