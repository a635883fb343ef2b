import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isOnSaleAt } from '../../draws/domain/draw-states.ts'
import { exposuresInSteps } from '../domain/exposures.ts'
import { returnOf } from '../../lotteries/domain/game-rules.ts'
import type { GameLimit } from '../../lotteries/domain/limits.ts'
import { readOrder, requireWithinLimits } from '../domain/read-order.ts'
import { findDrawByNumber, listDrawsFrom, lockDrawsForSale } from '../../draws/repository/draws.ts'
import { addDrawStakes, raiseExposures } from '../repository/exposures.ts'
import { sumStakesOf } from '../repository/tickets.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import {
  getGame,
  takesMode,
  smallSlipLength,
  type LotteryContext,
} from '../../lotteries/context.ts'
import type { OrderDraft, Parts, Planned } from './order-rows.ts'
import { readSeries } from '../../lotteries/service/read-series.ts'

/** The draws of an order, and the multiple of the slip on each. */
const planDraws = async (
  { database, findDraw }: LotteryContext,
  game: GameRow,
  { drawNumber, multiples }: OrderDraft,
): Promise<readonly Planned[]> => {
  if (!multiples) {
    // Which draw it is never changes; whether it is on sale is read under its lock.
    const draw = await findDraw(game.id, drawNumber)
    if (!draw) throw new Refusal('lottery.draw_unknown')
    return [{ draw, multiple: 1 }]
  }
  const first = await findDrawByNumber(database.db, game.id, drawNumber)
  if (!first) throw new Refusal('lottery.draw_unknown')
  if (multiples.length > game.trace_draws_max) {
    throw new Refusal('lottery.stake_above_limit', { limit: String(game.trace_draws_max) })
  }
  const draws = await listDrawsFrom(database.db, {
    gameId: game.id,
    from: first.closes_at,
    limit: multiples.length,
  })
  // An annulled draw is left out above: nothing is moved to the next one instead.
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
 * The server's clock decides, under shared locks of every draw: an order that passes here is committed before any
 * of them closes.
 */
export const requireOnSale = async (
  { clock }: LotteryContext,
  tx: Tx,
  planned: readonly { readonly draw: Pick<DrawRow, 'id'> }[],
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

const refuseAbove = (limitMinor: bigint) =>
  new Refusal('lottery.stake_above_limit', { limit: formatMoney(limitMinor) })

/** What one member may stake on each draw; the member's own orders are serialized from here on. */
export const requireMemberLimit = async (
  { wallet }: LotteryContext,
  tx: Tx,
  memberId: bigint,
  asked: {
    readonly limit: GameLimit | undefined
    readonly drawIds: readonly bigint[]
    readonly stakes: readonly bigint[]
  },
): Promise<void> => {
  const max = asked.limit?.member_draw_minor_max ?? null
  if (max === null) return
  await wallet.lockStakers(tx, [memberId])
  await wallet.lockBalance(tx, memberId)
  const before = await sumStakesOf(tx, memberId, asked.drawIds)
  const isOver = asked.drawIds.some(
    (id, index) => (before.get(id) ?? 0n) + (asked.stakes[index] ?? 0n) > max,
  )
  if (isOver) throw refuseAbove(max)
}

/** What all members may stake on one draw, and the exposure of its lines. */
export const requireDrawLimit = async (
  tx: Tx,
  { game, setup, order, planned, exposures }: Parts,
): Promise<void> => {
  const drawMax = setup.limits.get(game.id)?.draw_minor_max ?? null
  if (drawMax !== null) {
    const ids = planned.map(({ draw }) => draw.id)
    const stakes = planned.map(({ multiple }) => order.stakeMinor * BigInt(multiple))
    const totals = await addDrawStakes(tx, ids, stakes)
    if (totals.some((total) => total > drawMax)) throw refuseAbove(drawMax)
  }
  const closed = await raiseExposures(tx, exposures)
  if (closed.length > 0) {
    throw new Refusal('lottery.line_closed', { lines: closed.slice(0, 10).join(', ') })
  }
}

/**
 * Checks that need no reading of the slip: the draws exist and are on sale, and the balance covers the page's
 * total.
 */
const refuseEarly = async (
  { clock, wallet }: LotteryContext,
  { memberId, amountMinor, slip }: OrderDraft,
  planned: readonly Planned[],
  isShared: boolean,
): Promise<void> => {
  const now = clock.now()
  const over = planned.find(({ draw }) => now >= draw.closes_at)
  if (over) throw new Refusal('lottery.draw_closed', { numero: over.draw.draw_number })
  // Reading a small slip costs less than the query; for a shared ticket a member pays a part.
  if (isShared || amountMinor === undefined || slip.length <= smallSlipLength) return
  const multiples = planned.reduce((sum, { multiple }) => sum + BigInt(multiple), 0n)
  const balance = (await wallet.balancesOf([memberId])).get(memberId)
  if ((balance?.availableMinor ?? 0n) < amountMinor * multiples) {
    throw new Refusal('wallet.insufficient_balance')
  }
}

/** The lock-free part of an order; the setup may be some seconds old. */
export const prepareOrder = async (
  context: LotteryContext,
  draft: OrderDraft,
  { isShared }: { readonly isShared: boolean } = { isShared: false },
): Promise<Parts> => {
  const setup = await context.setup()
  const game = getGame(setup, draft.brandId, draft.gameId)
  if (!takesMode(context, game, draft.prizeModeId)) throw new Refusal('lottery.game_unknown')
  if (!game.on_sale) throw new Refusal('lottery.draw_closed', { numero: draft.drawNumber })
  const terms = {
    rulesGroup: game.rules_group,
    prizeModeId: draft.prizeModeId,
    oddsReturnBp: returnOf(game, draft.prizeModeId),
  }
  const planned = await planDraws(context, game, draft)
  await refuseEarly(context, draft, planned, isShared)
  const { series, above } = await readSeries(context, setup, game, draft)
  const steps = readOrder(draft.slip, terms, {
    gameId: game.id,
    limit: setup.limits.get(game.id),
    playLimits: setup.playLimits,
    series,
  })
  const order = await context.readSlipOf(draft.memberId, draft.slip, steps)
  const { amountMinor } = draft
  if (amountMinor !== undefined && amountMinor !== order.stakeMinor) {
    throw new Refusal('lottery.amount_differs', { amount: formatMoney(order.stakeMinor) })
  }
  requireWithinLimits(
    order,
    planned.map(({ multiple }) => multiple),
    setup.limits.get(game.id),
  )
  const exposed = exposuresInSteps(
    order.lines,
    order.terms,
    planned.map(({ draw, multiple }) => ({ drawId: draw.id, multiple })),
    { gameId: game.id, exposureMax: setup.exposureMax },
  )
  const exposures = await context.readSlipOf(draft.memberId, draft.slip, exposed)
  return { game, setup, order, above, planned, exposures }
}
