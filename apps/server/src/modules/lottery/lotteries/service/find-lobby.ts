import { Refusal } from '@trevo/platform/refusal.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { listOffered, type LotteryContext } from '../context.ts'

type LobbyOrder = {
  readonly lottoArea?: 'VN' | undefined
  readonly lottoPrizeMode?: PrizeMode | undefined
  readonly lottoGameCode?: string | undefined
  readonly lottoView: 'betting' | 'lobby'
  /** A path of the site, or empty. */
  readonly backPath?: string | undefined
}

const pathOf = { TCG: '/lottery', TCG_SEA: '/seaLottery', TCG_LOTTO_VN: '/vnLottery' } as const

/** The page of an area or of a prize mode, if no lottery is named. */
const lobbyOf = ({ lottoArea }: LobbyOrder, mode: PrizeMode | undefined): string => {
  if (lottoArea === 'VN') return pathOf.TCG_LOTTO_VN
  if (mode === 'SEA') return pathOf.TCG_SEA
  return mode === 'ELOTT' ? '/elott' : pathOf.TCG
}

/**
 * The site's address of the lobby, or of the desk of a named lottery (CALL-52); its return address is `backPath`.
 * Without area, lottery and prize mode it is the lobby of the brand's type (LOTT-2).
 * @throws Refusal `game.unknown` for a lottery that the brand does not have in that area and prize mode,
 * and for a lobby without lotteries
 */
export const createFindLobby =
  (context: LotteryContext) =>
  async (brandId: number, order: LobbyOrder): Promise<string> => {
    const { lottoGameCode: code, lottoView, lottoArea, lottoPrizeMode, backPath } = order
    const [type] = context.settings.lotteryTypesOf(brandId)
    const games = (await listOffered(context, brandId, lottoPrizeMode)).filter(
      (game) =>
        (code === undefined || game.code === code) &&
        (lottoArea !== 'VN' || game.account_type === 'TCG_LOTTO_VN'),
    )
    const [first] = games
    if (!first) throw new Refusal('game.unknown')
    const path =
      code === undefined ? lobbyOf(order, lottoPrizeMode ?? type) : pathOf[first.account_type]
    const query = new URLSearchParams({
      ...(code !== undefined && lottoView === 'betting' && { gameCode: code }),
      ...(backPath !== undefined && { backUrl: backPath }),
    })
    return query.size === 0 ? path : `${path}?${query}`
  }
