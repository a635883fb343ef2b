import { done, refused, type RoundOutcome } from '../domain/round-outcome.ts'
import { movementReturned } from '../domain/transfers.ts'
import { insertSettlement, lockSettlement, updateSettlement } from '../repository/settlements.ts'
import type { PlayContext } from '../service/context.ts'
import type { ReversalOrder } from './orders.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/** A reversal whose member is known. */
export type Reversal = { readonly order: ReversalOrder; readonly memberId: bigint }

/** Decides for giving back, unless a payout was there first; then moves the money. */
export const returnStake = async (
  context: PlayContext,
  reversal: Reversal,
): Promise<RoundOutcome> => {
  const { order, memberId } = reversal
  const { vendor, txnId, reverses, roundId, roundClosed } = order
  const key = { vendor, debitTxn: reverses }
  const isOurs = await context.database.inTx(async (tx) => {
    await insertSettlement(tx, {
      ...key,
      state: 'rolled_back',
      memberId,
      roundId,
      roundClosed,
      at: context.clock.now(),
    })
    const settlement = await lockSettlement(tx, key)
    if (settlement?.state === 'settled') return false
    if (settlement?.state === 'credit_undone') {
      await updateSettlement(tx, key, { state: 'rolled_back' })
    }
    return true
  })
  if (isOurs) return giveBack(context, reversal)
  const detail = { rollback: txnId }
  await context.report({ vendor, what: 'rollback_of_settled', about: reverses, detail })
  return refused('stake_settled')
}

const giveBack = async (
  context: PlayContext,
  { order, memberId }: Reversal,
): Promise<RoundOutcome> => {
  const { vendor, txnId, reverses, roundId } = order
  try {
    const reversed = await context.wallet.reverse(
      movementReturned({ vendor, txnId, reverses, memberId, roundId }),
    )
    const balance = await context.balanceNow(memberId)
    return done(
      balance?.availableMinor ?? reversed.balanceAfterMinor,
      reversed.transferId,
      reversed.outcome === 'duplicate',
    )
  } catch (error) {
    return outcomeOfError(context, error, order, memberId)
  }
}
