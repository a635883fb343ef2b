import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { ReverseCommand, ReverseResult } from '../../../wallet/index.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { freeStakeReturned } from '../../free-rounds/domain/free-transfers.ts'
import { movementReturned, sourceOf } from '../../common/domain/transfers.ts'
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
export type Reversal = {
  readonly order: ReversalOrder
  readonly memberId: bigint
  /** For the buy-in of a seat at a table of players. */
  readonly seat?: SeatKind | undefined
}

/** Decides to return the stake, unless a payout came first or the stake is final; then moves the money. */
export const returnStake = async (
  context: PlayContext,
  reversal: Reversal,
): Promise<RoundOutcome> => {
  const isOurs = await context.database.inTx((tx) => decideReturn(context, tx, reversal))
  if (!isOurs) return refuseSettled(context, reversal)
  return answerReturned(context, reversal, (movement) => context.wallet.reverse(movement))
}

/** Abort the transaction that bars an id. */
class MovementPosted extends Error {}
class StakeSettled extends Error {}

/**
 * Bars an id under which nothing was posted, so that it cannot be posted later. The id is barred in the
 * transaction that records it: a payout with the same id may be posted at this moment, and its
 * reversal opens a stake again. @returns undefined when a movement has the id now.
 */
export const barMovement = async (
  context: PlayContext,
  reversal: Reversal,
): Promise<RoundOutcome | undefined> => {
  const { database, wallet } = context
  const { vendor, reverses } = reversal.order
  const bar = (movement: ReverseCommand) =>
    database.inTx(async (tx) => {
      if (!(await decideReturn(context, tx, reversal))) throw new StakeSettled()
      const barred = await wallet.reverseInTx(tx, movement)
      const posted = await wallet.findTransferInTx(tx, sourceOf(vendor), reverses)
      if (posted) throw new MovementPosted()
      return barred
    })
  try {
    return await answerReturned(context, reversal, bar)
  } catch (error) {
    if (error instanceof MovementPosted) return undefined
    if (error instanceof StakeSettled) return refuseSettled(context, reversal)
    throw error
  }
}

/** @returns false when the stake is settled or final. */
const decideReturn = async (
  context: PlayContext,
  tx: Tx,
  { order: { vendor, reverses, roundId, roundClosed }, memberId }: Reversal,
): Promise<boolean> => {
  const key = { vendor, debitTxn: reverses }
  const at = context.clock.now()
  await insertSettlement(tx, { ...key, state: 'rolled_back', memberId, roundId, roundClosed, at })
  const settlement = await lockSettlement(tx, key)
  if (settlement?.state === 'settled' || settlement?.is_final) return false
  if (settlement?.state === 'credit_undone') {
    await updateSettlement(tx, key, { state: 'rolled_back' })
  }
  return true
}

const refuseSettled = async (
  { report }: PlayContext,
  { order: { vendor, txnId, reverses } }: Reversal,
): Promise<RoundOutcome> => {
  const detail = { rollback: txnId }
  await report({ vendor, what: 'rollback_of_settled', about: reverses, detail })
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

const answerReturned = async (
  context: PlayContext,
  { order, memberId, seat }: Reversal,
  reverse: (movement: ReverseCommand) => Promise<ReverseResult>,
): Promise<RoundOutcome> => {
  const { vendor, txnId, reverses, roundId } = order
  let reversed: ReverseResult
  try {
    reversed = await reverse(movementReturned({ vendor, txnId, reverses, memberId, roundId, seat }))
  } catch (error) {
    return outcomeOfError(context, error, order, memberId)
  }
  const balance =
    (await returnFreeStake(context, { vendor, debitTxn: reverses, memberId })) ??
    (await context.balanceNow(memberId))?.availableMinor
  const isRepeated = reversed.outcome === 'duplicate'
  return done(balance ?? reversed.balanceAfterMinor, reversed.transferId, isRepeated)
}
