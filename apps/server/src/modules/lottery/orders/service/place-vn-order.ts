import type { Body } from '@trevo/contract/endpoint.ts'
import type { PlacedOrder, placeVnOrder } from '@trevo/contract/wps/lottery/place-orders.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { itemOfFreeStake } from '../domain/free-stake.ts'
import { findDrawByNumber, listDrawsFrom } from '../../draws/repository/draws.ts'
import { getGame, type LotteryContext } from '../../lotteries/context.ts'
import type { OrderDraft } from './order-rows.ts'
import type { PlaceOne } from './place-order.ts'

type Asked = { readonly memberId: bigint; readonly brandId: number } & Body<typeof placeVnOrder>
type Content = Asked['contents'][number]

const prizeModeIds = { LOTT: 6, ELOTT: 6, ZY: 6, SEA: 5 } as const

/** Multiples of the first draw and those after it, in a row; a draw that is not named has none. */
const multiplesOf = async (
  { database }: LotteryContext,
  { gameId, numero }: Content,
): Promise<{ readonly first: string; readonly multiples: readonly number[] }> => {
  const wanted = new Map(numero.map((one) => [one.numero, one.multiple]))
  if (wanted.size < numero.length) throw new Refusal('lottery.draw_unknown')
  const found = await Promise.all(
    [...wanted.keys()].map((number) => findDrawByNumber(database.db, gameId, number)),
  )
  const known = found.flatMap((draw) => (draw ? [draw] : []))
  const [first] = known.toSorted((a, b) => a.closes_at.getTime() - b.closes_at.getTime())
  if (!first || known.length < wanted.size) throw new Refusal('lottery.draw_unknown')
  const draws = await listDrawsFrom(database.db, { gameId, from: first.closes_at, limit: 500 })
  const last = draws.findLastIndex(({ draw_number }) => wanted.has(draw_number))
  const row = draws.slice(0, last + 1)
  return {
    first: first.draw_number,
    multiples: row.map(({ draw_number }) => wanted.get(draw_number) ?? 0),
  }
}

const draftOf = async (
  context: LotteryContext,
  asked: Asked,
  content: Content,
  part: number,
): Promise<OrderDraft> => {
  const game = getGame(await context.setup(), asked.brandId, content.gameId)
  const { first, multiples } = await multiplesOf(context, content)
  const [only] = multiples
  const price = parseMoney(content.singleBetPrice)
  const isSingle = multiples.length === 1 && only !== undefined
  return {
    memberId: asked.memberId,
    brandId: asked.brandId,
    clientId: asked.clientId,
    part,
    gameId: content.gameId,
    slip: itemOfFreeStake(
      content.playId,
      content.bettingContent,
      // One draw needs no trace: its multiple is a part of the price.
      isSingle ? price * BigInt(only) : price,
    ),
    prizeModeId: prizeModeIds[game.prize_mode],
    drawNumber: first,
    ...(!isSingle && { multiples }),
    stopsOnWin: content.winStop,
    abandons: false,
  }
}

/**
 * Orders of a free amount. Each content is a separate order under the message's id, so that a retry
 * continues where the first try was interrupted.
 */
export const createPlaceVnOrder =
  (context: LotteryContext, placeOne: PlaceOne) =>
  async (asked: Asked): Promise<{ orders: PlacedOrder[] }> => {
    const drafts: OrderDraft[] = []
    for (const [part, content] of asked.contents.entries()) {
      drafts.push(await draftOf(context, asked, content, part))
    }
    const orders: PlacedOrder[] = []
    for (const draft of drafts) orders.push(await placeOne(draft))
    return { orders }
  }
