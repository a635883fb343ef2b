import { isOnSaleAt } from '../../draws/domain/draw-states.ts'
import { findPayout } from '../../orders/domain/find-payout.ts'
import { getResult, readSlip } from '../../lotteries/domain/game-rules.ts'
import { lockDrawsForSale } from '../../draws/repository/draws.ts'
import {
  findOrder,
  listAbandoning,
  listTracesOf,
  listWonTraces,
} from '../../orders/repository/orders.ts'
import { stopSubscriptions } from '../../saved-slips/repository/saved-slips.ts'
import { listWaitingDraws } from '../../orders/repository/find-tickets.ts'
import { lockTickets } from '../../orders/repository/tickets.ts'
import type { GameRow } from '../../tables.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import { returnTickets } from '../../orders/service/end-tickets.ts'
import type { Work } from '../../draws/service/draw-work.ts'

const tracesAtOnce = 200

type Trace = { readonly member_id: bigint; readonly id: bigint }

/** Ends the open part of a trace; closed draws are still drawn. */
const endTrace = async (
  context: LotteryContext,
  { member_id: memberId, id }: Trace,
  game: GameRow,
  status: 6 | 7 | 8,
): Promise<void> => {
  const { database, clock } = context
  const setup = await context.setup()
  const order = await findOrder(database.db, memberId, id)
  const waiting = await listWaitingDraws(database.db, memberId, id)
  if (!order || waiting.length === 0) return
  await database.inTx(async (tx) => {
    // Draws before tickets, in the lock order of cancelling.
    const locked = await lockDrawsForSale(tx, waiting)
    const now = clock.now()
    const draws = new Map(
      locked.flatMap((draw) => (isOnSaleAt(draw, now) ? [[draw.id, draw] as const] : [])),
    )
    const tickets = (await lockTickets(tx, memberId, { orderIds: [id] })).filter(
      (ticket) => ticket.status === 2 && draws.has(ticket.draw_id),
    )
    if (tickets.length === 0) return
    await returnTickets(context, tx, { memberId, game, setup, order, tickets, draws, status })
  })
}

/** Traces that stop on a win: their later tickets end, and their stakes are released. */
export const stopWonTraces = async (context: LotteryContext, work: Work): Promise<void> => {
  let after = 0n
  for (;;) {
    await work.renewLease()
    const won = await listWonTraces(context.database.db, work.draw.id, after, tracesAtOnce)
    for (const trace of won) await endTrace(context, trace, work.game, 6)
    after = won.at(-1)?.ticket_id ?? after
    if (won.length < tracesAtOnce) return
  }
}

/** Traces whose numbers came before they began. */
export const endAbandoned = async (context: LotteryContext, work: Work): Promise<void> => {
  const { draw, game } = work
  const orders = await listAbandoning(context.database.db, {
    gameId: game.id,
    drawId: draw.id,
    drawsAt: draw.draws_at,
  })
  const result = getResult(game.rules_group, draw.result ?? '', draw.drawn_on)
  for (const order of orders) {
    const terms = {
      rulesGroup: game.rules_group,
      prizeModeId: order.prize_mode_id,
      oddsReturnBp: order.odds_return_bp,
    }
    const { prizeMinor } = findPayout(readSlip(order.slip, terms), result, terms)
    if (prizeMinor > 0n) await endTrace(context, order, game, 7)
  }
}

/**
 * Ends the automatic plays of an excluded member: subscriptions, and the parts of traces that are still on sale,
 * whose stakes are returned. Closed draws are drawn and paid as usual.
 */
export const createEndPlaysOf =
  (context: LotteryContext) =>
  async (memberId: bigint): Promise<void> => {
    const { db } = context.database
    await stopSubscriptions(db, memberId)
    const setup = await context.setup()
    let after = 0n
    for (;;) {
      const traces = await listTracesOf(db, memberId, after, tracesAtOnce)
      for (const { game_id: gameId, ...trace } of traces) {
        await endTrace(context, trace, gameOfDraw(setup, gameId), 8)
      }
      after = traces.at(-1)?.id ?? after
      if (traces.length < tracesAtOnce) return
    }
  }
