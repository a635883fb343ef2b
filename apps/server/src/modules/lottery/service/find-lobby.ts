import { Refusal } from '../../../platform/refusal.ts'
import { gamesOfBrand, type LotteryContext } from './context.ts'

type LobbyOrder = {
  readonly lottoArea?: 'VN' | undefined
  readonly lottoPrizeMode?: string | undefined
  readonly lottoGameCode?: string | undefined
  readonly lottoView: 'betting' | 'lobby'
}

const pathOf = { TCG: '/lottery', TCG_SEA: '/seaLottery', TCG_LOTTO_VN: '/vnLottery' } as const

const accountTypeOf = ({ lottoArea, lottoPrizeMode }: LobbyOrder): keyof typeof pathOf => {
  if (lottoArea === 'VN') return 'TCG_LOTTO_VN'
  return lottoPrizeMode === 'SEA' ? 'TCG_SEA' : 'TCG'
}

/**
 * Where on the site the lobby is, or the desk of a lottery that is named (CALL-52).
 * @throws Refusal `game.unknown` for one that the brand does not have
 */
export const createFindLobby =
  ({ setup }: LotteryContext) =>
  async (brandId: number, order: LobbyOrder): Promise<string> => {
    const { lottoGameCode: code, lottoView } = order
    const game =
      code === undefined
        ? undefined
        : gamesOfBrand(await setup(), brandId).find((one) => one.code === code)
    if (code !== undefined && !game) throw new Refusal('game.unknown')
    const path = pathOf[game?.account_type ?? accountTypeOf(order)]
    return game && lottoView === 'betting' ? `${path}?gameCode=${game.code}` : path
  }
