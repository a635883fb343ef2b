import { tables } from '@trevo/database/connect.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { freeStakeGiven, freeStakeTaken } from '../../free-rounds/domain/free-transfers.ts'
import {
  findFreeStake,
  insertFreeStake,
  lockCampaign,
  updateCampaign,
} from '../../free-rounds/repository/free-rounds.ts'
import type { GameSessionRow, PlayTables } from '../../common/repository/tables.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import type { StakeOrder } from '../domain/orders.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/**
 * Takes the stake of a free round: the house of rewards gives it to the member, and it is staked, in one
 * transaction under the campaign's lock. So the round is paid, reversed and proven like any other, while the
 * stake's kind does not count.
 */
export const takeFreeStake = async (
  context: PlayContext,
  order: StakeOrder & { readonly campaignId: string },
  session: GameSessionRow,
): Promise<RoundOutcome> => {
  const { vendor, txnId, roundId, amountMinor, campaignId } = order
  const { member_id: memberId, node_id: nodeId } = session
  const key = { vendor, debitTxn: txnId }
  try {
    const outcome = await context.database.inTx(async (tx) => {
      const campaign = await lockCampaign(tx, campaignId)
      const known = await findFreeStake(tables<PlayTables>(tx), key)
      if (known) return known.is_returned ? ('returned' as const) : ('known' as const)
      const isOurs =
        campaign?.vendor === vendor &&
        campaign.member_id === memberId &&
        campaign.game_code === order.gameCode &&
        campaign.stake_minor === amountMinor
      const isOpen =
        campaign?.state === 'granted' &&
        campaign.used < campaign.rounds &&
        campaign.expires_at > context.clock.now()
      if (!campaign || !isOurs || !isOpen) return 'none' as const
      await insertFreeStake(tx, key, campaignId)
      await updateCampaign(tx, campaignId, { used: campaign.used + 1 })
      const { win_turnover: winTurnover } = campaign
      const round = { vendor, txnId, memberId, nodeId, roundId, amountMinor }
      const stake = { ...round, campaignId, winTurnover }
      await context.wallet.postInTx(tx, freeStakeGiven(stake))
      return { winTurnover, posted: await context.wallet.postInTx(tx, freeStakeTaken(stake)) }
    })
    if (outcome === 'returned') return refused('movement_reversed')
    if (outcome === 'none') return refused('movement_unknown')
    if (outcome === 'known') {
      const balance = await context.balanceNow(memberId)
      return done(balance?.availableMinor ?? 0n, null, true)
    }
    context.stakes.set(stakeKey(vendor, txnId), {
      memberId,
      roundId,
      nodeId,
      stakeMinor: amountMinor,
      placedAt: context.clock.now(),
      isFree: true,
      winTurnover: outcome.winTurnover,
    })
    return done(outcome.posted.balanceAfterMinor, outcome.posted.transferId, false)
  } catch (error) {
    return outcomeOfError(context, error, order, memberId)
  }
}
