import type { VendorRollback } from '@trevo/contract/vendor/shapes.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import {
  movementReturned,
  payoutHeldKind,
  payoutKind,
  sourceOf,
  stakeKind,
} from '../domain/transfers.ts'
import { findZeroCredit, insertFate, lockFate, updateFate } from '../repository/fates.ts'
import { stakeKey, type PlayContext } from './context.ts'
import { replyOfError } from './reply-of-error.ts'
import { undoHeldCredit } from './undo-held-credit.ts'

export type RollbackOrder = {
  readonly vendor: string
  readonly rollback: VendorRollback
  readonly memberId: bigint
}

/**
 * Undoes a stake or a payout by its id. Neither session nor member's state is asked. An id that
 * never came is barred, so that it cannot land later, and the answer is OK.
 */
export const takeBack =
  (context: PlayContext) =>
  async (vendor: string, rollback: VendorRollback): Promise<Reply> => {
    if (rollback.currency !== 'BRL') return no('WRONG_CURRENCY')
    const memberId = await context.sessions.findPlayer(vendor, rollback.playerRef)
    if (memberId === undefined) return no('INVALID_PLAYER')
    const order: RollbackOrder = { vendor, rollback, memberId }
    const { referenceTransactionId: named } = rollback

    const stake = context.stakes.get(stakeKey(vendor, named))
    if (stake) {
      return stake.memberId === memberId ? returnStake(context, order) : no('INVALID_PLAYER')
    }
    // Asked once: a stake that lands between two questions would look like neither of two things.
    const transfer = await context.wallet.findTransfer(sourceOf(vendor), named)
    if (!transfer) {
      const zero = await findZeroCredit(context.database, vendor, named)
      return zero ? undoZeroCredit(context, order, zero.debit_txn) : returnStake(context, order)
    }
    const kindOf = (kind: string): number => context.wallet.getKind(kind).id
    // Between houses alone: whose it is stands in its own row.
    if (transfer.kindId === kindOf(payoutHeldKind.kind)) return undoHeldCredit(context, order)
    if (transfer.memberId !== memberId) return no('INVALID_PLAYER')
    switch (transfer.kindId) {
      case kindOf(stakeKind.kind):
        return returnStake(context, order)
      case kindOf(payoutKind.kind):
        return undoPayout(context, order, transfer.reference?.['bet'] ?? '')
      default:
        // A rollback of a rollback: nothing of the kind exists.
        return no('TRANSACTION_DOES_NOT_EXIST')
    }
  }

/** Decides for giving back, unless a credit was there first; then moves the money. */
const returnStake = async (context: PlayContext, order: RollbackOrder): Promise<Reply> => {
  const { vendor, rollback, memberId } = order
  const key = { vendor, debitTxn: rollback.referenceTransactionId }
  const isOurs = await context.database.inTx(async (tx) => {
    await insertFate(tx, {
      ...key,
      state: 'rolled_back',
      memberId,
      roundId: rollback.roundId,
      roundClosed: rollback.roundClosed === true,
      at: context.clock.now(),
    })
    const fate = await lockFate(tx, key)
    if (fate?.state === 'settled') return false
    if (fate?.state === 'credit_undone') await updateFate(tx, key, { state: 'rolled_back' })
    return true
  })
  if (!isOurs) {
    await context.report({
      vendor,
      what: 'rollback_of_settled',
      about: key.debitTxn,
      detail: { rollback: rollback.transactionId },
    })
    return no('TRANSACTION_ALREADY_SETTLED')
  }
  return reverse(context, order)
}

const reverse = async (context: PlayContext, order: RollbackOrder): Promise<Reply> => {
  const { vendor, rollback, memberId } = order
  const { transactionId: txnId, referenceTransactionId: reverses, roundId } = rollback
  try {
    const done = await context.wallet.reverse(
      movementReturned({ vendor, txnId, reverses, memberId, roundId }),
    )
    const balance = await context.balanceNow(memberId)
    return yes({
      playerRef: rollback.playerRef,
      balanceMinor: balance?.availableMinor ?? done.balanceAfterMinor,
      transferId: done.transferId,
      repeated: done.outcome === 'duplicate',
    })
  } catch (error) {
    return replyOfError(context, error, { vendor, txnId, memberId })
  }
}

/** Takes a payout back, as far as the member still has it, and opens the stake for another. */
const undoPayout = async (
  context: PlayContext,
  order: RollbackOrder,
  debitTxn: string,
): Promise<Reply> => {
  const { vendor, rollback, memberId } = order
  const { transactionId: txnId, referenceTransactionId: reverses, roundId } = rollback
  try {
    const done = await context.database.inTx(async (tx) => {
      const reversed = await context.wallet.reverseInTx(
        tx,
        movementReturned({ vendor, txnId, reverses, memberId, roundId }),
      )
      if (reversed.outcome === 'applied') await reopen(context, tx, { vendor, debitTxn, reverses })
      return reversed
    })
    const balance = await context.balanceNow(memberId)
    return yes({
      playerRef: rollback.playerRef,
      balanceMinor: balance?.availableMinor ?? done.balanceAfterMinor,
      transferId: done.transferId,
      repeated: done.outcome === 'duplicate',
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient_balance') {
      await context.report({
        vendor,
        what: 'credit_not_recoverable',
        about: reverses,
        detail: { rollback: txnId },
      })
    }
    return replyOfError(context, error, { vendor, txnId, memberId })
  }
}

const reopen = async (
  { wallet }: PlayContext,
  tx: Parameters<PlayContext['wallet']['reverseInTx']>[0],
  { vendor, debitTxn, reverses }: { vendor: string; debitTxn: string; reverses: string },
): Promise<void> => {
  const key = { vendor, debitTxn }
  const fate = await lockFate(tx, key)
  const transfer = await wallet.findTransferInTx(tx, sourceOf(vendor), reverses)
  if (!fate || !transfer) throw new Error(`play: payout ${reverses} has no stake`)
  const leftMinor = fate.payout_minor - transfer.amountMinor
  // Other credits still stand: the stake stays settled.
  const isFirst = fate.credit_txn === reverses && leftMinor === 0n
  await updateFate(tx, key, {
    payout_minor: leftMinor,
    ...(isFirst && { state: 'credit_undone' as const }),
  })
}

const undoZeroCredit = async (
  context: PlayContext,
  order: RollbackOrder,
  debitTxn: string,
): Promise<Reply> => {
  const { vendor, rollback, memberId } = order
  const isOwn = await context.database.inTx(async (tx) => {
    const fate = await lockFate(tx, { vendor, debitTxn })
    if (fate?.member_id !== memberId) return false
    if (fate.state === 'settled' && fate.payout_minor === 0n) {
      await updateFate(tx, { vendor, debitTxn }, { state: 'credit_undone' })
    }
    return true
  })
  if (!isOwn) return no('INVALID_PLAYER')
  const balance = await context.balanceNow(memberId)
  return yes({
    playerRef: rollback.playerRef,
    balanceMinor: balance?.availableMinor ?? 0n,
    transferId: null,
    repeated: false,
  })
}
