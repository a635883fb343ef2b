import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  getNearDraws,
  listPopularLotteries,
  listTraceDraws,
} from '@trevo/contract/wps/lottery/draws.ts'
import { isOnSaleAt } from '../domain/draw-states.ts'
import { findDrawBefore, listNextDraws, listPopularGames } from '../repository/read-draws.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { getGame, listOffered, type LotteryContext } from '../../lotteries/context.ts'

const presentCurrent = (draw: DrawRow, game: GameRow, now: Date) => ({
  numero: draw.draw_number,
  gameId: game.id,
  remainTime: Math.max(0, draw.closes_at.getTime() - now.getTime()),
  lockTime: game.lock_sec,
  isSale: game.on_sale && isOnSaleAt(draw, now),
})

/** Draws that can still be played; instants by the server's clock. */
export const createListComingDraws = (context: LotteryContext) => {
  const { setup, database, clock } = context
  const { db } = database
  const gameOf = async (brandId: number, gameId: number) => getGame(await setup(), brandId, gameId)
  return {
    getNearDraws: async (brandId: number, gameId: number): Promise<Answer<typeof getNearDraws>> => {
      const game = await gameOf(brandId, gameId)
      const now = clock.now()
      const [current, next] = await listNextDraws(db, game.id, now, 2)
      const previous = await findDrawBefore(db, game.id, now)
      return {
        currentNumero: current ? presentCurrent(current, game, now) : null,
        previousNumero: previous ? { numero: previous.draw_number, winNo: previous.result } : null,
        nextNumero: next ? { numero: next.draw_number } : null,
      }
    },

    listPopularLotteries: async (
      brandId: number,
      count: number,
    ): Promise<Answer<typeof listPopularLotteries>> => {
      const now = clock.now()
      const games = await listOffered(context, brandId)
      const ids = games.flatMap(({ id, on_sale }) => (on_sale ? [id] : []))
      const popular = await listPopularGames(db, ids, now)
      return popular.slice(0, count).flatMap((draw) => {
        const game = games.find(({ id }) => id === draw.game_id)
        return game ? [{ ...presentCurrent(draw, game, now), gameCode: game.code }] : []
      })
    },

    listTraceDraws: async (
      brandId: number,
      gameId: number,
    ): Promise<Answer<typeof listTraceDraws>> => {
      const game = await gameOf(brandId, gameId)
      const draws = await listNextDraws(db, game.id, clock.now(), game.trace_draws_max)
      return {
        maxChaseCount: game.trace_draws_max,
        chaseNumeros: draws.map(({ draw_number, closes_at }) => ({
          numero: draw_number,
          closeTime: closes_at.getTime(),
        })),
      }
    },
  }
}
