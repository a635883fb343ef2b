import { createHash } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  hasWonLast,
  listDueSubscriptions,
  recordDraw,
  type DueSubscription,
} from '../repository/saved-slips.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { PlaceOne } from '../../orders/service/place-order.ts'

const dueAtOnce = 500
const placedAtOnce = 50
/** After this many draws in a row without sufficient balance a subscription is paused. */
const missedMax = 3

/** Not the slip's fault: it is retried now or at the next draw. */
const passing: ReadonlySet<string> = new Set(['lottery.draw_closed', 'wallet.busy'])

/** The name of a subscription's order: the same for every try. */
const clientIdOf = ({ id, subscribed_count, draw_id }: DueSubscription): string => {
  const hex = createHash('sha256')
    .update(`saved:${id}:${subscribed_count}:${draw_id}`)
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** The effect of a refusal on the subscription; undefined if it has none. */
const afterRefusal = ({ missed_count }: DueSubscription, { code }: Refusal) => {
  if (passing.has(code)) return undefined
  const missed = code === 'wallet.insufficient_balance' ? missed_count + 1 : missedMax
  return missed < missedMax
    ? { missed_count: missed }
    : { missed_count: missed, state: 'paused' as const, paused_by: code }
}

const placeOneDraw = async (
  { database }: LotteryContext,
  placeOne: PlaceOne,
  due: DueSubscription,
): Promise<void> => {
  if (due.stops_on_win && (await hasWonLast(database.db, due))) {
    // No stake on the draw on sale: the subscription ended with the previous one.
    await recordDraw(database.db, due, { state: 'done', draws_left: 0 })
    return
  }
  try {
    const { orderNumber } = await placeOne({
      memberId: due.member_id,
      brandId: due.brand_id,
      clientId: clientIdOf(due),
      gameId: due.game_id,
      slip: due.slip,
      prizeModeId: due.prize_mode_id,
      amountMinor: due.stake_minor,
      drawNumber: due.draw_number,
      stopsOnWin: false,
      abandons: false,
    })
    const left = due.draws_left - 1
    await recordDraw(database.db, due, {
      draws_left: left,
      state: left === 0 ? 'done' : 'active',
      placed_count: due.placed_count + 1,
      missed_count: 0,
      last_order_id: BigInt(orderNumber.slice(1)),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const change = afterRefusal(due, error)
    if (change) await recordDraw(database.db, due, change)
  }
}

/**
 * Places subscribed stakes on the draws on sale; a job. Each order has a permanent name, so a draw is staked on
 * once, even after an interruption. A brand that accepts no stakes now is skipped.
 */
export const createPlaceSubscribed =
  (context: LotteryContext, placeOne: PlaceOne) => async (): Promise<void> => {
    const { database, clock, settings, logger } = context
    const place = async (due: DueSubscription): Promise<void> => {
      if (!(await settings.takesStakes(due.brand_id))) return
      try {
        await placeOneDraw(context, placeOne, due)
      } catch (error) {
        // One that cannot be placed does not block the others.
        logger.error({ err: error, savedSlip: String(due.id) }, 'lottery: subscription not placed')
      }
    }
    const due = await listDueSubscriptions(database.db, clock.now(), dueAtOnce)
    // Those that are placed together share a commit.
    for (let from = 0; from < due.length; from += placedAtOnce) {
      await Promise.all(due.slice(from, from + placedAtOnce).map(place))
    }
  }
