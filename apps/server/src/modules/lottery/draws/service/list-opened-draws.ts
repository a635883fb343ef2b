import type { OpenedDraw } from '@trevo/contract/wps/lottery/draws.ts'
import { listLastResults } from '../repository/draws.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { gamesOfBrand, type LotteryContext } from '../../lotteries/context.ts'

const presentOpened = (draw: DrawRow, game: GameRow): OpenedDraw => ({
  gameId: game.id,
  gameCode: game.code,
  numero: draw.draw_number,
  winNo: draw.result ?? '',
  openTime: (draw.drawn_at ?? draw.draws_at).getTime(),
})

/** The last result of every game. */
export const createListOpenedDraws = ({ setup, database }: LotteryContext) => {
  const opened = async (games: readonly GameRow[]): Promise<OpenedDraw[]> => {
    const draws = await listLastResults(
      database,
      games.map(({ id }) => id),
    )
    return games.flatMap((game) =>
      draws.filter(({ game_id }) => game_id === game.id).map((draw) => presentOpened(draw, game)),
    )
  }
  return {
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
  }
}
