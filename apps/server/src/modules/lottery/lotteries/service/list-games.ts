import { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  getLotterySetting,
  listLotteryGames,
  VnMenu,
} from '@trevo/contract/wps/lottery/games.ts'
import { LotteryGroup, type PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { bettingModesOf } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { groupIdOf, nameOf, presentGame, type Reader } from '../domain/describe-games.ts'
import { groups } from '../domain/group-order.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { shareCountMax } from '@trevo/lottery-rules/plays/br/shared-ticket.ts'
import { isShareable } from '../domain/shares.ts'
import { multipleMax } from '@trevo/lottery-rules/slip/slip-line.ts'
import { listRecentGameIds } from '../repository/recent-games.ts'
import type { Setup } from '../repository/games.ts'
import type { GameRow } from '../../tables.ts'
import { getGame, listOffered, type LotteryContext } from '../context.ts'

export type ReaderOfBrand = Reader & { readonly brandId: number }

const groupsOf = (games: readonly GameRow[]) =>
  groups.flatMap((code) => {
    const own = games.filter(({ group_code }) => group_code === code)
    return own.length > 0 ? [{ code, own }] : []
  })

/** Areas of the Vietnam menu with their games (LOTT-4). */
const vnMenuOf = (games: readonly GameRow[], reader: Reader): VnMenu => {
  const menu: VnMenu = {}
  for (const game of games) {
    if (game.account_type !== 'TCG_LOTTO_VN' || game.area === null) continue
    const area = (menu[game.area] ??= { gameMenus: [] })
    area.gameMenus.push({
      gameId: game.id,
      gameCode: game.code,
      displayName: nameOf(game, reader),
      gameGroupCode: LotteryGroup.parse(game.group_code),
      accountType: 'TCG_LOTTO_VN',
    })
  }
  return menu
}

/** Seconds between draws by the last added schedule; null at fixed times. */
const everySecOf = ({ schedules }: Setup, gameId: number): number | null => {
  const rule = ScheduleRule.safeParse(
    schedules.findLast(({ game_id }) => game_id === gameId)?.rule,
  ).data
  return rule && 'everySec' in rule ? rule.everySec : null
}

const recentGamesMax = 20

/** The lobby: groups, menus and the limits of one order. */
export const createListGames = (context: LotteryContext) => {
  const { setup, settings } = context
  /** LOTT-2: if no prize mode is given, uses that of the brand's type; empty if the brand offers no lottery. */
  const menuGamesOf = async (brandId: number, asked: PrizeMode | undefined) => {
    const mode = asked ?? settings.lotteryTypesOf(brandId)[0]
    return mode ? listOffered(context, brandId, mode) : []
  }
  return {
    listLotteryGames: async (
      reader: ReaderOfBrand,
      prizeMode?: PrizeMode,
    ): Promise<Answer<typeof listLotteryGames>> => {
      const read = await setup()
      const games = await listOffered(context, reader.brandId, prizeMode)
      const now = context.clock.now()
      return groupsOf(games).map(({ code, own }) => ({
        code,
        gameGroupId: groupIdOf(code),
        displayName: code,
        games: own.map((game) => ({
          ...presentGame(game, reader, everySecOf(read, game.id), now),
          ...(prizeMode && { prizeMode }),
        })),
      }))
    },

    listVnGameMenu: async (reader: ReaderOfBrand, prizeMode?: PrizeMode): Promise<VnMenu> =>
      vnMenuOf(await menuGamesOf(reader.brandId, prizeMode), reader),

    listRecentVnGames: async (
      memberId: bigint,
      reader: ReaderOfBrand,
      prizeMode?: PrizeMode,
    ): Promise<VnMenu> => {
      const ids = await listRecentGameIds(context.database.db, memberId, recentGamesMax)
      const games = await menuGamesOf(reader.brandId, prizeMode)
      const recent = ids.flatMap((gameId) => games.filter(({ id }) => id === gameId))
      return vnMenuOf(recent, reader)
    },

    getLotterySetting: async (
      brandId: number,
      gameId: number,
    ): Promise<Answer<typeof getLotterySetting>> => {
      const read = await setup()
      const game = getGame(read, brandId, gameId)
      const limit = read.limits.get(game.id)
      const amount = formatLotteryMoney(limit?.order_minor_max ?? 0n)
      const prize = formatLotteryMoney(limit?.prize_minor_max ?? 0n)
      const times = limit?.multiple_max ?? multipleMax
      return {
        bettingModes: bettingModesOf(settings.offersPartsOfCentavo(brandId)).map((mode) => ({
          bettingModeId: mode.id,
          code: mode.code,
          unit: formatMoney(mode.unitMinor),
          betAmountMax: amount,
          betMultipleMax: times,
          winAmountMax: prize,
        })),
        betAmountMax: amount,
        betMultipleMax: times,
        shareCountMax:
          isShareable(game) && settings.offersSharedTickets(brandId) ? shareCountMax : 0,
      }
    },
  }
}
