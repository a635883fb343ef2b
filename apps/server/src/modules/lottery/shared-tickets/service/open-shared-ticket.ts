import { randomUUID } from 'node:crypto'
import type { JoinedTicket } from '@trevo/contract/wps/lottery/shared-tickets.ts'
import { priceOfShare } from '@trevo/lottery-rules/plays/br/shared-ticket.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isShareable } from '../../lotteries/domain/shares.ts'
import { insertSharedTicket } from '../repository/shared-tickets.ts'
import type { SharedTicketRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { Parts } from '../../orders/service/order-rows.ts'
import { orderClaim } from '../../orders/service/place-in-set.ts'
import {
  prepareOrder,
  requireDrawLimit,
  requireMemberLimit,
  requireOnSale,
} from '../../orders/service/prepare-order.ts'
import { findJoined, fingerprintOfShares, takeShares, type Holding } from './share-rows.ts'

export type SharedDraft = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly gameId: number
  readonly drawNumber: string
  readonly slip: string
  readonly prizeModeId: number
  /** For the whole ticket, as the page added it up. */
  readonly amountMinor: bigint
  readonly shareCount: number
  /** The shares of the member who opens it. */
  readonly shares: number
}

const holdingOf = (draft: SharedDraft): Holding => {
  const { memberId, clientId, shares, brandId, gameId, drawNumber, slip, prizeModeId } = draft
  const content = [brandId, gameId, drawNumber, slip, prizeModeId, String(draft.amountMinor)]
  const fingerprint = fingerprintOfShares([...content, draft.shareCount, shares])
  return { memberId, clientId, count: shares, fingerprint }
}

/** No share is sold yet. @throws Refusal `lottery.shares_invalid`, `lottery.shared_not_offered` */
const sharedRow = (
  { shareCount, shares, slip, prizeModeId }: SharedDraft,
  { game, order, planned }: Parts,
): Omit<SharedTicketRow, 'opened_at' | 'state' | 'ended_at'> => {
  const priceMinor = priceOfShare(order.stakeMinor, shareCount)
  if (priceMinor === undefined || shares > shareCount) throw new Refusal('lottery.shares_invalid')
  // Rebates and differences belong to one member's series: a shared ticket has none.
  if (order.sharedMinor > 0n) throw new Refusal('lottery.shared_not_offered')
  return {
    id: randomUUID(),
    brand_id: game.brand_id,
    game_id: game.id,
    draw_id: planned[0]?.draw.id ?? 0n,
    prize_mode_id: prizeModeId,
    slip,
    odds_return_bp: order.terms.oddsReturnBp,
    item_count: order.lines.length,
    stakes_count: order.stakesCount,
    stake_minor: order.stakeMinor,
    share_of: shareCount,
    share_minor: priceMinor,
    taken_count: 0,
  }
}

/**
 * Offers a slip in equal shares on the draw on sale and takes the first of them. The whole ticket counts
 * towards limits of the draw and its lines from now on, each holder's shares towards the holder's own.
 */
export const createOpenSharedTicket =
  (context: LotteryContext) =>
  async (draft: SharedDraft): Promise<JoinedTicket> => {
    const { database, settings, wallet } = context
    const holding = holdingOf(draft)
    const known = await findJoined(database.db, holding)
    if (known) return known
    const parts = await prepareOrder(
      context,
      { ...draft, stopsOnWin: false, abandons: false },
      { isShared: true },
    )
    if (!isShareable(parts.game) || !settings.offersSharedTickets(draft.brandId)) {
      throw new Refusal('lottery.shared_not_offered')
    }
    const bare = sharedRow(draft, parts)
    const stakeMinor = bare.share_minor * BigInt(draft.shares)
    return database.inTx(async (tx) => {
      await wallet.claimClientId(tx, orderClaim, holding)
      const winner = await findJoined(tx, holding)
      if (winner) return winner
      const now = await requireOnSale(context, tx, parts.planned)
      await requireMemberLimit(context, tx, draft.memberId, {
        limit: parts.setup.limits.get(parts.game.id),
        drawIds: [bare.draw_id],
        stakes: [stakeMinor],
      })
      await requireDrawLimit(tx, parts)
      const row = { ...bare, opened_at: now }
      await insertSharedTicket(tx, { ...row, taken_count: draft.shares })
      const about = { gameCode: parts.game.code, drawNumber: draft.drawNumber, now }
      return takeShares(context, tx, { ...row, state: 'open', ended_at: null }, holding, about)
    })
  }
