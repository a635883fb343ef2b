import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getHotAndGap, listDraws } from '@trevo/contract/wps/lottery/draws.ts'
import { LRUCache } from 'lru-cache'
import { Refusal } from '@trevo/platform/refusal.ts'
import { countNumbers } from '../domain/count-numbers.ts'
import { groupOf } from '../../lotteries/domain/game-rules.ts'
import { countResults, listResults } from '../repository/read-draws.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { gamesOfBrand, getGame, type LotteryContext } from '../../lotteries/context.ts'

const presentResult = (draw: DrawRow) => ({
  numero: draw.draw_number,
  winNo: draw.result ?? '',
  openTime: (draw.drawn_at ?? draw.draws_at).getTime(),
})

/** How many pages of results a copy caches, for a thousand draws at most, and for how long. */
const keptPagesMax = 200
const keptMs = 10_000

type Page = { readonly page: number; readonly size: number }

/** Results of a game, and their statistics. */
export const createListDraws = ({ setup, database: { db } }: LotteryContext) => {
  const gameOf = async (brandId: number, gameId: number) => getGame(await setup(), brandId, gameId)

  const readResults = async (
    game: GameRow,
    { page, size }: Page,
  ): Promise<Answer<typeof listDraws>> => ({
    content: (await listResults(db, game.id, { offset: page * size, limit: size })).map(
      presentResult,
    ),
    totalPages: Math.ceil((await countResults(db, game.id)) / size),
  })

  const kept = new LRUCache<string, Promise<Answer<typeof listDraws>>>({
    max: keptPagesMax,
    ttl: keptMs,
  })
  /** Many visitors request the same page of results: it is read once, and again after each draw. */
  const listResultsOf = async (game: GameRow, page: Page): Promise<Answer<typeof listDraws>> => {
    const [newest] = await listResults(db, game.id, { offset: 0, limit: 1 })
    const { draw_number = '', result = '' } = newest ?? {}
    const key = [game.id, draw_number, result, page.page, page.size].join('|')
    const known = kept.get(key) ?? readResults(game, page)
    kept.set(key, known, { noUpdateTTL: true })
    known.catch(() => kept.delete(key))
    return known
  }

  return {
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
  }
}
