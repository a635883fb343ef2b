import type { Tx } from '@trevo/database/connect.ts'
import { stakeCancelled, stakeReleased } from '../../common/domain/transfers.ts'
import { exposuresOf } from '../domain/exposures.ts'
import { readSlip } from '../../lotteries/domain/game-rules.ts'
import { lowerDrawStakes, lowerExposures } from '../repository/exposures.ts'
import type { Setup } from '../../lotteries/repository/games.ts'
import { recordTickets } from '../repository/settled-bets.ts'
import { endTickets } from '../repository/tickets.ts'
import type { DrawRow, GameRow, OrderRow, TicketRow, TicketStatus } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

export type Ending = {
  readonly memberId: bigint
  readonly game: GameRow
  readonly setup: Setup
  readonly order: OrderRow
  /** All belong to this order. */
  readonly tickets: readonly TicketRow[]
  /** The tickets' draws, under shared locks and still on sale. */
  readonly draws: ReadonlyMap<bigint, DrawRow>
  readonly status: TicketStatus & (6 | 7 | 8)
}

/** What the tickets had added to lines that close automatically. */
const exposedBy = ({ game, setup, order, tickets }: Ending) => {
  if (![...setup.exposureMax.keys()].some((key) => key.startsWith(`${game.id}:`))) return []
  const terms = {
    rulesGroup: game.rules_group,
    prizeModeId: order.prize_mode_id,
    oddsReturnBp: order.odds_return_bp,
  }
  return exposuresOf(
    readSlip(order.slip, terms),
    terms,
    tickets.map(({ draw_id, multiple }) => ({ drawId: draw_id, multiple })),
    { gameId: game.id, exposureMax: setup.exposureMax },
  )
}

/**
 * Ends tickets before their draws close, and returns their stakes: out of the trace's hold, or from the house. The
 * caller locks the tickets.
 */
export const returnTickets = async (
  { wallet, clock }: LotteryContext,
  tx: Tx,
  ending: Ending,
): Promise<bigint> => {
  const { memberId, tickets, draws, status, setup } = ending
  const at = clock.now()
  await endTickets(
    tx,
    memberId,
    tickets.map(({ id }) => id),
    { status, at },
  )
  const ended = tickets.map(({ draw_id: drawId, id: ticketId }) => ({ drawId, ticketId }))
  await recordTickets(tx, ended, at)
  await lowerExposures(tx, exposedBy(ending))
  if ((setup.limits.get(ending.game.id)?.draw_minor_max ?? null) !== null) {
    await lowerDrawStakes(
      tx,
      tickets.map(({ draw_id }) => draw_id),
      tickets.map(({ stake_minor }) => stake_minor),
    )
  }
  let returnedMinor = 0n
  for (const ticket of tickets) {
    const staked = {
      memberId,
      orderId: ticket.order_id,
      ticketId: ticket.id,
      amountMinor: ticket.stake_minor,
      gameId: ticket.game_id,
      drawNumber: draws.get(ticket.draw_id)?.draw_number ?? '',
    }
    if (ticket.is_held) await wallet.release(tx, stakeReleased(staked))
    else await wallet.postInTx(tx, stakeCancelled(staked))
    returnedMinor += ticket.stake_minor
  }
  return returnedMinor
}
