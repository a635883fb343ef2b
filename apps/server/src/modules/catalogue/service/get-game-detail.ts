import type { Database } from '@trevo/database/connect.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { getGameDetail as endpoint } from '@trevo/contract/wps/games/game-detail.ts'
import { findText } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { gameIn } from '../domain/game-shapes.ts'
import type { Lobby, LobbyGame } from '../domain/lobby.ts'
import { similarGames } from '../domain/similar-games.ts'
import type { CatalogueNeeds } from '../needs.ts'
import { findSheet, type SheetRow, type SheetTables } from '../repository/sheets.ts'

type Detail = Answer<typeof endpoint>

type Needs = Pick<CatalogueNeeds, 'play'> & { readonly database: Database<SheetTables> }

const certificateOf = (sheet: SheetRow): Detail['certificate'] => {
  const { certificate_laboratory: laboratory, certificate_number: number } = sheet
  const { certified_on: certifiedOn, certificate_url: url } = sheet
  if (laboratory === null || number === null || certifiedOn === null) return null
  return { laboratory, number, certifiedOn, url }
}

const moneyOrNull = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : formatMoney(amountMinor)

/** The texts of a game's sheet; a game without one still has its name, kind and wins. */
const sheetTextsOf = (
  sheet: SheetRow | undefined,
  language: Language,
  brandLanguage: Language | undefined,
) => {
  if (!sheet) {
    return {
      pitch: '',
      rules: [],
      hitRateBp: null,
      stakeMin: null,
      stakeMax: null,
      maxWinStakes: null,
      certificate: null,
      demoAllowed: false,
    }
  }
  const { pitch = '', rules = [] } = findText(sheet.texts, language, brandLanguage) ?? {}
  return {
    pitch,
    rules,
    hitRateBp: sheet.hit_rate_bp,
    stakeMin: moneyOrNull(sheet.stake_min_minor),
    stakeMax: moneyOrNull(sheet.stake_max_minor),
    maxWinStakes: sheet.max_win_stakes,
    certificate: certificateOf(sheet),
    demoAllowed: sheet.demo,
  }
}

type Asked = { readonly nodeId: number; readonly gameCode?: string | undefined }

/** The game with the node id, or with its vendor's code. */
const findAsked = (lobby: Lobby, { nodeId, gameCode }: Asked): LobbyGame | undefined => {
  const game = lobby.byNode.get(nodeId)
  if (gameCode === undefined) return game
  return lobby.games.find(
    ({ row, vendor }) => row.game_code === gameCode && vendor.id === game?.vendor.id,
  )
}

/** All details of a game before it is opened. Refuses `game.unknown`. */
export const getGameDetail = async (
  { database, play }: Needs,
  lobby: Lobby,
  asked: Asked,
  language: Language,
): Promise<Detail> => {
  const game = findAsked(lobby, asked)
  if (!game) throw new Refusal('game.unknown')
  const nodeId = game.row.node_id
  const [sheet, bigWins] = await Promise.all([findSheet(database, nodeId), play.bigWinsOf(nodeId)])
  return describeGame({ lobby, game, sheet, bigWins }, language)
}

type Described = {
  readonly lobby: Lobby
  readonly game: LobbyGame
  readonly sheet: SheetRow | undefined
  readonly bigWins: Detail['bigWins']
}

/** The answer, from a game and its sheet. */
export const describeGame = (
  { lobby, game, sheet, bigWins }: Described,
  language: Language,
): Detail => {
  return {
    game: gameIn(game, language),
    ...sheetTextsOf(sheet, language, game.brandLanguage),
    features: game.row.features,
    bigWins,
    similar: similarGames(lobby, game).map((other) => gameIn(other, language)),
  }
}
