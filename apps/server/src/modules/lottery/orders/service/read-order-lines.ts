import { Refusal } from '@trevo/platform/refusal.ts'
import {
  readSlipInSteps,
  type SlipLine,
  type SlipTerms,
} from '../../lotteries/domain/game-rules.ts'
import { findOrder } from '../repository/orders.ts'
import type { OrderRow } from '../../tables.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'

/** @throws Refusal `lottery.order_unknown` unless it is the member's. */
export const getOrder = async (
  { database }: LotteryContext,
  memberId: bigint,
  id: bigint,
): Promise<OrderRow> => {
  const order = await findOrder(database.db, memberId, id)
  if (!order) throw new Refusal('lottery.order_unknown')
  return order
}

/** The items of an order, and what decides their price and payout. */
export const readLines = async (
  { setup, readSlipOf }: LotteryContext,
  order: OrderRow,
): Promise<{
  readonly lines: readonly SlipLine[]
  readonly terms: SlipTerms & { readonly code: string }
}> => {
  const game = gameOfDraw(await setup(), order.game_id)
  const terms = {
    code: game.code,
    rulesGroup: game.rules_group,
    prizeModeId: order.prize_mode_id,
    oddsReturnBp: order.odds_return_bp,
  }
  const { member_id: memberId, slip } = order
  return { lines: await readSlipOf(memberId, slip, readSlipInSteps(slip, terms)), terms }
}
