import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  findBrandDraw,
  listBrandDraws,
  listEvents,
  type BrandDraw,
} from '../repository/brand-draws.ts'
import { moneyOrNull } from '../../common/domain/lottery-money.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/** A draw and who decides about it. */
export type OperatorOrder = {
  readonly brandId: number
  readonly drawId: bigint
  readonly operatorId: bigint
  readonly operator: string
}

/** @throws Refusal `lottery.draw_unknown` unless it is a draw of the brand. */
export const getBrandDraw = async (
  { database }: LotteryContext,
  { brandId, drawId }: Pick<OperatorOrder, 'brandId' | 'drawId'>,
): Promise<BrandDraw> => {
  const draw = await findBrandDraw(database.db, brandId, drawId)
  if (!draw) throw new Refusal('lottery.draw_unknown')
  return draw
}

export const presentOperatorDraw = async (
  context: LotteryContext,
  draw: BrandDraw,
): Promise<OperatorDraw> => ({
  drawId: String(draw.id),
  gameCode: draw.code,
  numero: draw.draw_number,
  status: draw.status,
  source: draw.result_source,
  closesAt: draw.closes_at.toISOString(),
  drawsAt: draw.draws_at.toISOString(),
  result: draw.result,
  ticketCount: draw.ticket_count,
  stake: moneyOrNull(draw.stake_minor),
  prizes: moneyOrNull(draw.prize_minor),
  trouble: draw.trouble,
  events: (await listEvents(context.database.db, draw.id)).map((event) => ({
    kind: event.kind,
    at: event.at.toISOString(),
    operator: event.operator,
    reason: event.reason,
    detail: event.detail,
  })),
})

export const showOperatorDraw = async (
  context: LotteryContext,
  of: Pick<OperatorOrder, 'brandId' | 'drawId'>,
): Promise<OperatorDraw> => presentOperatorDraw(context, await getBrandDraw(context, of))

type Asked = {
  readonly brandId: number
  readonly gameCode?: string | undefined
  readonly numero?: string | undefined
  readonly limit: number
}

/** Draws waiting for operators, or the named ones. */
export const createOperatorDraws = (context: LotteryContext) => ({
  listLotteryDraws: async (asked: Asked): Promise<{ draws: OperatorDraw[] }> => {
    const { database, clock } = context
    const rows = await listBrandDraws(database.db, { ...asked, now: clock.now() })
    const draws: OperatorDraw[] = []
    for (const row of rows) draws.push(await presentOperatorDraw(context, row))
    return { draws }
  },
})
