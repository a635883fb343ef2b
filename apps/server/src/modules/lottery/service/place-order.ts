import type { PlacedOrder } from '@trevo/contract/wps/lottery/place-orders.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isOnSaleAt } from '../domain/draw-states.ts'
import { exposuresOf } from '../domain/exposures.ts'
import { formatLotteryMoney } from '../domain/lottery-money.ts'
import { readOrder, requireWithinLimits } from '../domain/read-order.ts'
import { stakesHeld, stakeTaken } from '../domain/transfers.ts'
import { findDrawByNumber, listDrawsFrom, lockDrawsForSale } from '../repository/draws.ts'
import { addDrawStakes, raiseExposures } from '../repository/exposures.ts'
import { findOrderByClient, insertOrder } from '../repository/orders.ts'
import { insertTickets, sumStakesOf } from '../repository/tickets.ts'
import type { GameRow, LotteryTables, OrderRow } from '../repository/tables.ts'
import { getGame, type LotteryContext } from './context.ts'
import {
  fingerprintOf,
  orderRow,
  ticketsOf,
  type OrderDraft,
  type Parts,
  type Planned,
} from './order-rows.ts'
import { readSeries } from './read-series.ts'

const placed = (order: OrderRow, drawNumber: string): PlacedOrder => ({
  orderNumber: `L${order.id}`,
  numero: drawNumber,
  totalBettingAmount: formatLotteryMoney(order.plan_minor),
})

/** The draws of an order, and how often the slip is staked on each. */
const planDraws = async (
  { database }: LotteryContext,
  game: GameRow,
  { drawNumber, multiples }: OrderDraft,
): Promise<readonly Planned[]> => {
  const first = await findDrawByNumber(database.db, game.id, drawNumber)
  if (!first) throw new Refusal('lottery.draw_unknown')
  if (!multiples) return [{ draw: first, multiple: 1 }]
  if (multiples.length > game.trace_draws_max) {
    throw new Refusal('lottery.stake_above_limit', { limit: String(game.trace_draws_max) })
  }
  const draws = await listDrawsFrom(database.db, {
    gameId: game.id,
    from: first.closes_at,
    limit: multiples.length,
  })
  // A draw that was annulled is left out above: nothing is moved to the next one instead.
  if (draws[0]?.id !== first.id) throw new Refusal('lottery.draw_closed', { numero: drawNumber })
  const planned = multiples.flatMap((multiple, index) => {
    if (multiple === 0) return []
    const draw = draws[index]
    if (!draw) throw new Refusal('lottery.draw_unknown')
    return [{ draw, multiple }]
  })
  if (planned.length === 0) {
    throw new Refusal('lottery.slip_invalid', { position: 1, at: 0, reason: 'multiple' })
  }
  return planned
}

/**
 * The server's clock decides, under a share of every draw's lock: what passes here is committed before
 * any of them closes.
 */
const requireOnSale = async (
  { clock }: LotteryContext,
  tx: Tx,
  planned: readonly Planned[],
): Promise<Date> => {
  const draws = await lockDrawsForSale(
    tx,
    planned.map(({ draw }) => draw.id),
  )
  const now = clock.now()
  const over = draws.find((draw) => !isOnSaleAt(draw, now))
  if (over) throw new Refusal('lottery.draw_closed', { numero: over.draw_number })
  return now
}

/** What members and everybody may stake on one draw, and what its lines may cost us. */
const requireRoom = async (
  { wallet }: LotteryContext,
  tx: Tx,
  { memberId }: OrderDraft,
  { game, setup, order, planned }: Parts,
): Promise<void> => {
  const limit = setup.limits.get(game.id)
  const ids = planned.map(({ draw }) => draw.id)
  const stakes = planned.map(({ multiple }) => order.stakeMinor * BigInt(multiple))
  const refuse = (limitMinor: bigint) =>
    new Refusal('lottery.stake_above_limit', { limit: formatMoney(limitMinor) })
  const memberMax = limit?.member_draw_minor_max ?? null
  if (memberMax !== null) {
    // The member's own orders follow each other from here on.
    await wallet.lockBalance(tx, memberId)
    const before = await sumStakesOf(tx, memberId, ids)
    const isOver = ids.some(
      (id, index) => (before.get(id) ?? 0n) + (stakes[index] ?? 0n) > memberMax,
    )
    if (isOver) throw refuse(memberMax)
  }
  const drawMax = limit?.draw_minor_max ?? null
  if (drawMax !== null) {
    const totals = await addDrawStakes(tx, ids, stakes)
    if (totals.some((total) => total > drawMax)) throw refuse(drawMax)
  }
  const exposures = exposuresOf(
    order.lines,
    order.terms,
    planned.map(({ draw, multiple }) => ({ drawId: draw.id, multiple })),
    { gameId: game.id, exposureMax: setup.exposureMax },
  )
  const closed = await raiseExposures(tx, exposures)
  if (closed.length > 0) {
    throw new Refusal('lottery.line_closed', { lines: closed.slice(0, 10).join(', ') })
  }
}

/** Everything of an order that needs no lock; the setup may be some seconds old. */
const prepare = async (context: LotteryContext, draft: OrderDraft): Promise<Parts> => {
  const setup = await context.setup()
  const game = getGame(setup, draft.brandId, draft.gameId)
  if (!game.on_sale) throw new Refusal('lottery.draw_closed', { numero: draft.drawNumber })
  const terms = {
    rulesGroup: game.rules_group,
    prizeModeId: draft.prizeModeId,
    oddsReturnBp: game.odds_return_bp,
  }
  const { series, above } = await readSeries(context, setup, game, draft)
  const order = readOrder(draft.slip, terms, {
    gameId: game.id,
    limit: setup.limits.get(game.id),
    playLimits: setup.playLimits,
    series,
  })
  const { amountMinor } = draft
  if (amountMinor !== undefined && amountMinor !== order.stakeMinor) {
    throw new Refusal('lottery.amount_differs', { amount: formatMoney(order.stakeMinor) })
  }
  const planned = await planDraws(context, game, draft)
  requireWithinLimits(
    order,
    planned.map(({ multiple }) => multiple),
    setup.limits.get(game.id),
  )
  return { game, setup, order, above, planned }
}

/**
 * Stakes a slip: order, tickets and money in one commit that the draw's close waits for, or nothing.
 * A retry gets the first answer, whatever became of the draw since.
 */
export const placeOne = async (
  context: LotteryContext,
  draft: OrderDraft,
): Promise<PlacedOrder> => {
  const { database, wallet } = context
  const name = { memberId: draft.memberId, clientId: draft.clientId, part: draft.part ?? 0 }
  const known = await findOrderByClient(database.db, name)
  if (known) return answerKnown(known, draft)
  const parts = await prepare(context, draft)
  return database.inTx(async (tx) => {
    const winner = await findOrderByClient(tables<LotteryTables>(tx), name)
    if (winner) return answerKnown(winner, draft)
    const now = await requireOnSale(context, tx, parts.planned)
    await requireRoom(context, tx, draft, parts)
    const row = orderRow(draft, parts, now)
    const orderId = await insertOrder(tx, row)
    await insertTickets(tx, ticketsOf(draft, parts, orderId, now))
    const staked = {
      memberId: draft.memberId,
      orderId,
      amountMinor: row.plan_minor,
      gameId: parts.game.id,
      drawNumber: draft.drawNumber,
    }
    if (row.is_trace) await wallet.hold(tx, stakesHeld(staked))
    else await wallet.postInTx(tx, stakeTaken(staked))
    return placed({ ...row, id: orderId }, draft.drawNumber)
  })
}

const answerKnown = (known: OrderRow, draft: OrderDraft): PlacedOrder => {
  if (known.fingerprint !== fingerprintOf(draft)) {
    throw new Refusal('request.id_reused', { id: draft.clientId })
  }
  return placed(known, draft.drawNumber)
}

/** One slip for one draw or a trace. */
export const createPlaceOrder =
  (context: LotteryContext) =>
  (draft: OrderDraft): Promise<PlacedOrder> =>
    placeOne(context, draft)
