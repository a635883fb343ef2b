import { minuteMs } from '@trevo/calendar/durations.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { ClaimLost } from '../../../wallet/index.ts'
import { countedStakeOf } from '../../common/domain/counted-stake.ts'
import {
  refused,
  tryAgain,
  type RoundOutcome,
  type RoundRefusal,
} from '../../common/domain/round-outcome.ts'
import type { LossClaim } from '../../common/repository/claim-payouts.ts'
import { findSettlement } from '../../common/repository/settlements.ts'
import type { KnownStake } from '../../common/domain/known-stake.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import { addPayout } from './add-payout.ts'
import { findStake } from './find-stake.ts'
import { holdCredit } from './hold-credit.ts'
import type { PayoutOrder } from '../domain/orders.ts'
import { noteLoss, postPayout, type Payout } from './post-payout.ts'

/** How long a payout waits for a stake that is still in transit. */
const stakeMayArriveMs = 5 * minuteMs

/**
 * Pays a known stake. Session and member's state are not checked: winnings are paid. The stake is settled in the
 * commit that moves the money; a zero payout is only that settlement. A payout above the stake's maximum waits for
 * an operator.
 */
export const payOut =
  (context: PlayContext) =>
  async (order: PayoutOrder): Promise<RoundOutcome> => {
    if (order.currency !== 'BRL') return refused('other_currency')
    // An id names one movement: a zero credit, which moves nothing, would not collide with its debit.
    if (order.txnId === order.debitTxn) return refused('id_reused')
    const stake = await findStake(context, order.vendor, order.debitTxn)
    if (!stake) return unknownStake(context, order)
    const objection = await objectionTo(context, order, stake)
    if (objection) return refused(objection)

    const { amountMinor } = order
    const capMinor = await context.capOf(stake)
    const payout: Payout = { order, stake, capMinor }
    if (amountMinor > capMinor) {
      return (await holdCredit(context, payout)) ?? settleDecided(context, payout)
    }
    if (amountMinor === 0n) {
      // Nothing is moved, so the balance may be read in parallel.
      const claimed = context.claimLoss(lossOf(payout))
      const [isWon, loss] = await Promise.all([claimed, noteLoss(context, payout, false)])
      return isWon ? loss : settleDecided(context, payout)
    }
    try {
      const counted = countedStakeOf(stake.stakeMinor, order)
      return await postPayout(context, payout, { ...order, ...counted, stake })
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error
      return settleDecided(context, payout)
    }
  }

const lossOf = ({ order, stake }: Payout): LossClaim => {
  const { memberId, stakeMinor } = stake
  const { vendor, txnId: creditTxn, debitTxn, roundId, roundClosed } = order
  const counted = countedStakeOf(stakeMinor, order)
  return { vendor, creditTxn, debitTxn, roundId, roundClosed, memberId, stake, ...counted }
}

const objectionTo = async (
  context: PlayContext,
  { vendor, playerRef, roundId }: PayoutOrder,
  stake: KnownStake,
): Promise<RoundRefusal | undefined> => {
  const memberId = await context.sessions.findPlayer(vendor, playerRef)
  if (memberId !== stake.memberId) return 'player_unknown'
  return roundId === stake.roundId ? undefined : 'movement_unknown'
}

/** The stake may still be in transit, was barred by a reversal, or never existed. */
const unknownStake = async (context: PlayContext, order: PayoutOrder): Promise<RoundOutcome> => {
  const { vendor, debitTxn, txnId, amountMinor } = order
  const settlement = await findSettlement(context.database, order)
  if (settlement?.state === 'rolled_back') return latePayout(context, order)
  const key = stakeKey(vendor, debitTxn)
  const nowMs = context.clock.now().getTime()
  const firstMs = context.firstNamedAt.get(key) ?? nowMs
  context.firstNamedAt.set(key, firstMs)
  if (nowMs - firstMs < stakeMayArriveMs) return tryAgain('movement_unknown')
  await context.report({
    vendor,
    what: 'credit_for_unknown_stake',
    about: txnId,
    detail: { debit: debitTxn, amount: formatMoney(amountMinor) },
  })
  return refused('movement_unknown')
}

const latePayout = async (
  { report }: PlayContext,
  { vendor, txnId, debitTxn, amountMinor }: PayoutOrder,
): Promise<RoundOutcome> => {
  await report({
    vendor,
    what: 'credit_after_rollback',
    about: txnId,
    detail: { debit: debitTxn, amount: formatMoney(amountMinor) },
  })
  return refused('movement_reversed')
}

/** Acts on the stake's settlement: by this credit, by another one, or returned. */
const settleDecided = async (context: PlayContext, payout: Payout): Promise<RoundOutcome> => {
  const { order } = payout
  const { vendor, txnId, debitTxn, amountMinor } = order
  const settlement = await findSettlement(context.database, order)
  if (!settlement) throw new Error(`play: the settlement of ${debitTxn} is gone`)
  const isOurs = settlement.credit_txn === txnId
  if (settlement.state === 'rolled_back') return latePayout(context, order)
  if (settlement.state === 'credit_undone' && isOurs) return refused('movement_reversed')
  if (settlement.state === 'credit_undone' || !isOurs) return addPayout(context, payout)
  if (settlement.first_payout_minor !== amountMinor) {
    const detail = { amount: formatMoney(amountMinor) }
    await context.report({ vendor, what: 'id_reused', about: txnId, detail })
    return refused('id_reused')
  }
  return amountMinor === 0n ? noteLoss(context, payout, true) : postPayout(context, payout)
}
