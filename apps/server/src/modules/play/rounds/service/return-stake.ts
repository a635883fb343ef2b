import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { freeStakeReturned } from '../../free-rounds/domain/free-transfers.ts'
import { movementReturned } from '../../common/domain/transfers.ts'
import {
  findFreeStake,
  lockCampaign,
  markReturned,
  updateCampaign,
} from '../../free-rounds/repository/free-rounds.ts'
import {
  insertSettlement,
  lockSettlement,
  updateSettlement,
} from '../../common/repository/settlements.ts'
import type { PlayContext } from '../../common/context.ts'
import type { ReversalOrder } from '../domain/orders.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/** A reversal with a known member. */
export type Reversal = { readonly order: ReversalOrder; readonly memberId: bigint }

/** Decides to return the stake, unless a payout came first or the stake is final; then moves the money. */
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
    if (settlement?.state === 'settled' || settlement?.is_final) return false
    if (settlement?.state === 'credit_undone') {
      await updateSettlement(tx, key, { state: 'rolled_back' })
    }
    return true
  })
  if (isOurs) {
    const outcome = await giveBack(context, reversal)
    if (outcome.kind === 'refused') return outcome
    const balanceMinor = await returnFreeStake(context, { ...key, memberId })
    return balanceMinor === undefined ? outcome : { ...outcome, balanceMinor }
  }
  const detail = { rollback: txnId }
  await context.report({ vendor, what: 'rollback_of_settled', about: reverses, detail })
  return refused('stake_settled')
}

/**
 * A stake given by the house returns to it, and the round may be played again; before the vendor is answered, so
 * that a lost answer is requested again. @returns the new balance, if there was a return
 */
const returnFreeStake = async (
  context: PlayContext,
  stake: { readonly vendor: string; readonly debitTxn: string; readonly memberId: bigint },
): Promise<bigint | undefined> => {
  const { database, wallet } = context
  const known = await findFreeStake(database.db, stake)
  if (!known) return undefined
  await wallet.reverse(freeStakeReturned(stake))
  await database.inTx(async (tx) => {
    const campaign = await lockCampaign(tx, known.campaign_id)
    if (!campaign || !(await markReturned(tx, stake))) return
    await updateCampaign(tx, campaign.id, { used: campaign.used - 1 })
  })
  return (await context.balanceNow(stake.memberId))?.availableMinor
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
