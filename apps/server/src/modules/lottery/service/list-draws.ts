import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  DrawProof,
  getHotAndGap,
  getNearDraws,
  listDraws,
  listPopularLotteries,
  listTraceDraws,
  OpenedDraw,
} from '@trevo/contract/wps/lottery/draws.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countNumbers } from '../domain/count-numbers.ts'
import { isOnSaleAt } from '../domain/draw-states.ts'
import { groupOf } from '../domain/game-rules.ts'
import { findDrawByNumber, getSeed, listLastResults } from '../repository/draws.ts'
import {
  countResults,
  findDrawBefore,
  listNextDraws,
  listPopularGames,
  listResults,
} from '../repository/read-draws.ts'
import type { DrawRow, GameRow } from '../repository/tables.ts'
import { gamesOfBrand, getGame, type LotteryContext } from './context.ts'

const presentCurrent = (draw: DrawRow, game: GameRow, now: Date) => ({
  numero: draw.draw_number,
  gameId: game.id,
  remainTime: Math.max(0, draw.closes_at.getTime() - now.getTime()),
  lockTime: game.lock_sec,
  isSale: game.on_sale && isOnSaleAt(draw, now),
})

const presentOpened = (draw: DrawRow, game: GameRow): OpenedDraw => ({
  gameId: game.id,
  gameCode: game.code,
  numero: draw.draw_number,
  winNo: draw.result ?? '',
  openTime: (draw.drawn_at ?? draw.draws_at).getTime(),
})

const presentResult = (draw: DrawRow) => ({
  numero: draw.draw_number,
  winNo: draw.result ?? '',
  openTime: (draw.drawn_at ?? draw.draws_at).getTime(),
})

type Page = { readonly page: number; readonly size: number }

/** Draws as visitors and pages see them; instants by the server's clock. */
export const createListDraws = (context: LotteryContext) => {
  const { setup, database, clock } = context
  const { db } = database
  const gameOf = async (brandId: number, gameId: number) => getGame(await setup(), brandId, gameId)

  const opened = async (games: readonly GameRow[]): Promise<OpenedDraw[]> => {
    const draws = await listLastResults(
      database,
      games.map(({ id }) => id),
    )
    return games.flatMap((game) =>
      draws.filter(({ game_id }) => game_id === game.id).map((draw) => presentOpened(draw, game)),
    )
  }

  const listResultsOf = async (
    game: GameRow,
    { page, size }: Page,
  ): Promise<Answer<typeof listDraws>> => ({
    content: (await listResults(db, game.id, { offset: page * size, limit: size })).map(
      presentResult,
    ),
    totalPages: Math.ceil((await countResults(db, game.id)) / size),
  })

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
      const games = gamesOfBrand(await setup(), brandId)
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

    listOpenedVnDraws: async (brandId: number): Promise<OpenedDraw[]> =>
      opened(
        gamesOfBrand(await setup(), brandId).filter(
          ({ account_type }) => account_type === 'TCG_LOTTO_VN',
        ),
      ),
    listOpenedDraws: async (brandId: number): Promise<OpenedDraw[]> =>
      opened(
        gamesOfBrand(await setup(), brandId).filter(
          ({ account_type }) => account_type !== 'TCG_LOTTO_VN',
        ),
      ),
    listRecentDraws: async (brandId: number): Promise<OpenedDraw[]> =>
      opened(gamesOfBrand(await setup(), brandId)),

    listDraws: async (brandId: number, gameId: number, page: Page) =>
      listResultsOf(await gameOf(brandId, gameId), page),
    listDrawsByCode: async (brandId: number, code: string, page: Page) => {
      const game = gamesOfBrand(await setup(), brandId).find((one) => one.code === code)
      if (!game) throw new Refusal('lottery.game_unknown')
      return listResultsOf(game, page)
    },

    getHotAndGap: async (
      brandId: number,
      gameId: number,
      draws: number,
    ): Promise<Answer<typeof getHotAndGap>> => {
      const game = await gameOf(brandId, gameId)
      const { parse } = groupOf(game.rules_group)
      const rows = await listResults(db, game.id, { offset: 0, limit: draws })
      const numbers = rows.flatMap(({ result }) => {
        const parsed = parse(result ?? '')
        return parsed ? [parsed] : []
      })
      return countNumbers(numbers, Math.max(0, ...numbers.flat()))
    },

    showDrawProof: async (
      brandId: number,
      gameId: number,
      drawNumber: string,
    ): Promise<DrawProof> => {
      const game = await gameOf(brandId, gameId)
      const draw = await findDrawByNumber(db, game.id, drawNumber)
      if (!draw) throw new Refusal('lottery.draw_unknown')
      const isDrawn = draw.result !== null
      return {
        gameId: game.id,
        numero: draw.draw_number,
        status: draw.status,
        source: game.result_source,
        commitment: draw.commitment,
        seed: isDrawn ? await getSeed(db, draw.id, draw.attempt) : null,
        root: draw.root,
        ticketCount: draw.ticket_count,
        beacon: draw.beacon,
        clientSeed: draw.client_seed,
        winNo: draw.result,
      }
    },
  }
}
