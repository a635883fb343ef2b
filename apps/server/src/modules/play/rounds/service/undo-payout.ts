import type { Tx } from '@trevo/database/connect.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { movementReturned, sourceOf } from '../../common/domain/transfers.ts'
import { lockSettlement, updateSettlement } from '../../common/repository/settlements.ts'
import type { PlayContext } from '../../common/context.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import { reportIfSpent } from './report-if-spent.ts'
import type { Reversal } from './return-stake.ts'

/** Undoes a payout, as far as the member still has it, and reopens the stake. */
export const undoPayout = async (
  context: PlayContext,
  { order, memberId }: Reversal,
  debitTxn: string,
): Promise<RoundOutcome> => {
  const { vendor, txnId, reverses, roundId } = order
  try {
    const undone = await context.database.inTx(async (tx) => {
      // In the lock order of payouts: the stake's settlement, then the member's account.
      await lockSettlement(tx, { vendor, debitTxn })
      const reversed = await context.wallet.reverseInTx(
        tx,
        movementReturned({ vendor, txnId, reverses, memberId, roundId }),
      )
      if (reversed.outcome === 'applied') await reopen(context, tx, { vendor, debitTxn, reverses })
      return reversed
    })
    const balance = await context.balanceNow(memberId)
    return done(
      balance?.availableMinor ?? undone.balanceAfterMinor,
      undone.transferId,
      undone.outcome === 'duplicate',
    )
  } catch (error) {
    await reportIfSpent(context, error, order)
    return outcomeOfError(context, error, order, memberId)
  }
}

const reopen = async (
  { wallet }: PlayContext,
  tx: Tx,
  { vendor, debitTxn, reverses }: { vendor: string; debitTxn: string; reverses: string },
): Promise<void> => {
  const key = { vendor, debitTxn }
  const settlement = await lockSettlement(tx, key)
  const transfer = await wallet.findTransferInTx(tx, sourceOf(vendor), reverses)
  if (!settlement || !transfer) throw new Error(`play: payout ${reverses} has no stake`)
  const leftMinor = settlement.payout_minor - transfer.amountMinor
  // Other payouts are still valid: the stake stays settled.
  const isFirst = settlement.credit_txn === reverses && leftMinor === 0n
  await updateSettlement(tx, key, {
    payout_minor: leftMinor,
    ...(isFirst && { state: 'credit_undone' as const }),
  })
}

/** Undoes a zero payout, which moved nothing: the stake is reopened. */
export const undoPayoutOfZero = async (
  context: PlayContext,
  { order: { vendor }, memberId }: Reversal,
  debitTxn: string,
): Promise<RoundOutcome> => {
  const isOwn = await context.database.inTx(async (tx) => {
    const settlement = await lockSettlement(tx, { vendor, debitTxn })
    if (settlement?.member_id !== memberId) return false
    if (settlement.state === 'settled' && settlement.payout_minor === 0n) {
      await updateSettlement(tx, { vendor, debitTxn }, { state: 'credit_undone' })
    }
    return true
  })
  if (!isOwn) return refused('player_unknown')
  const balance = await context.balanceNow(memberId)
  return done(balance?.availableMinor ?? 0n, null, false)
}
