import type { JoinedTicket } from '@trevo/contract/wps/lottery/shared-tickets.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { getDraw } from '../../draws/repository/draws.ts'
import { findSharedTicket } from '../../orders/repository/find-shared-ticket.ts'
import { lockSharedTicket, addSharesTaken } from '../repository/shared-tickets.ts'
import { gameOfDraw, takesMode, type LotteryContext } from '../../lotteries/context.ts'
import { orderClaim } from '../../orders/service/place-in-set.ts'
import { requireMemberLimit, requireOnSale } from '../../orders/service/prepare-order.ts'
import { findJoined, fingerprintOfShares, takeShares, type Holding } from './share-rows.ts'

type JoinOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly sharedTicketId: string
  readonly shares: number
}

/** Buys shares of a shared ticket while its draw is on sale and enough are left. */
export const createJoinSharedTicket =
  (context: LotteryContext) =>
  async (order: JoinOrder): Promise<JoinedTicket> => {
    const { database, settings, wallet } = context
    const { memberId, brandId, clientId, sharedTicketId, shares } = order
    const fingerprint = fingerprintOfShares([sharedTicketId, shares])
    const holding: Holding = { memberId, clientId, count: shares, fingerprint }
    const known = await findJoined(database.db, holding)
    if (known) return known
    const found = await findSharedTicket(database.db, sharedTicketId)
    if (found?.brand_id !== brandId) throw new Refusal('lottery.shared_unknown')
    const setup = await context.setup()
    const game = gameOfDraw(setup, found.game_id)
    if (!settings.offersSharedTickets(brandId) || !takesMode(context, game, found.prize_mode_id)) {
      throw new Refusal('lottery.shared_not_offered')
    }
    const draw = await getDraw(database.db, found.draw_id)
    if (!game.on_sale) throw new Refusal('lottery.draw_closed', { numero: draw.draw_number })
    return database.inTx(async (tx) => {
      await wallet.claimClientId(tx, orderClaim, holding)
      const winner = await findJoined(tx, holding)
      if (winner) return winner
      const now = await requireOnSale(context, tx, [{ draw }])
      const shared = await lockSharedTicket(tx, sharedTicketId)
      if (!shared) throw new Refusal('lottery.shared_unknown')
      const left = shared.state === 'open' ? shared.share_of - shared.taken_count : 0
      if (shares > left) throw new Refusal('lottery.shares_taken', { left })
      await requireMemberLimit(context, tx, memberId, {
        limit: setup.limits.get(game.id),
        drawIds: [draw.id],
        stakes: [shared.share_minor * BigInt(shares)],
      })
      await addSharesTaken(tx, shared, shared.taken_count + shares)
      const about = { gameCode: game.code, drawNumber: draw.draw_number, now }
      return takeShares(context, tx, shared, holding, about)
    })
  }
