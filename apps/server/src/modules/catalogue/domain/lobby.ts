import type { Language } from '@trevo/contract/shapes.ts'
import type { Game, GameCategory, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { CatalogueRows, GameRow, VendorRow } from '../repository/load-catalogue.ts'

/** One picture of the lobby, rebuilt when the catalogue changes and asked on every call. */
export type Lobby = {
  readonly vendors: readonly VendorRow[]
  readonly games: readonly LobbyGame[]
  readonly byNode: ReadonlyMap<number, LobbyGame>
}

export type LobbyGame = {
  readonly row: GameRow
  readonly vendor: VendorRow
  readonly searchText: string
}

export type GameFilter = {
  readonly gameType?: string | undefined
  readonly vassalage?: readonly string[] | undefined
  readonly gameClassify?: string | undefined
  readonly isNew?: boolean | undefined
  readonly search?: string | undefined
}

const navigationOrder: readonly GameCategory[] = [
  'BGS',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] satisfies GameCategory[]

/** Closed by itself or together with its vendor. */
export const isInMaintenance = ({ row, vendor }: Pick<LobbyGame, 'row' | 'vendor'>): boolean =>
  row.maintenance || vendor.maintenance

/** Lower case without accents, so that `vulcao` finds `Vulcão`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

export const pictureLobby = ({ vendors, games }: CatalogueRows): Lobby => {
  const vendorOf = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const offered = games.flatMap((row) => {
    const vendor = vendorOf.get(row.vendor_id)
    if (!vendor) return []
    const searchText = foldText([row.name_pt, row.name_en, vendor.name, row.classify].join(' '))
    return [{ row, vendor, searchText }]
  })
  return {
    vendors,
    games: offered,
    byNode: new Map(offered.map((game) => [game.row.node_id, game])),
  }
}

export const gameIn = ({ row, vendor }: LobbyGame, language: Language): Game => ({
  nodeId: row.node_id,
  gameType: row.game_type,
  vassalage: vendor.code,
  gameCategory: row.category,
  vendorCode: vendor.code,
  displayName: vendor.name,
  gameName: language === 'EN' ? row.name_en : row.name_pt,
  gameCode: row.game_code,
  gameClassify: row.classify,
  iconUrl: `/art/tile/${row.game_code}`,
  isHot: row.is_hot ? 1 : 0,
  isNew: row.is_new ? 1 : 0,
  isGame: 'GAME',
  lagerIcon: `/art/vendor/${vendor.code.toLowerCase()}.svg`,
  hue: Number(row.hue),
  rtpBp: row.rtp_bp,
  volatility: row.volatility,
  maintenance: isInMaintenance({ row, vendor }),
})

export const filterGames = (lobby: Lobby, filter: GameFilter): readonly LobbyGame[] => {
  const words = filter.search ? foldText(filter.search).split(/\s+/).filter(Boolean) : []
  return lobby.games.filter(
    ({ row, vendor, searchText }) =>
      (!filter.gameType || row.game_type === filter.gameType) &&
      (!filter.vassalage || filter.vassalage.includes(vendor.code)) &&
      (!filter.gameClassify || row.classify === filter.gameClassify) &&
      (!filter.isNew || row.is_new) &&
      words.every((word) => searchText.includes(word)),
  )
}

const vendorsAmong = (lobby: Lobby, games: readonly LobbyGame[]): GameMenuEntry['vendors'] =>
  lobby.vendors
    .map((vendor) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      gameCount: games.filter((game) => game.vendor.id === vendor.id).length,
    }))
    .filter((vendor) => vendor.gameCount > 0)

/** CAT-2: kinds of game that are browsed like a category, whoever makes them. */
const classifications = ['CRASH', 'MEGAWAY', 'GAME_SHOW', 'TABLE', 'BINGO'] as const

const classifiedMenus = (lobby: Lobby): GameMenuEntry[] =>
  classifications.flatMap((gameClassify) => {
    const games = lobby.games.filter(({ row }) => row.classify === gameClassify)
    const [first] = games
    if (!first) return []
    return [
      {
        gameCategory: gameClassify,
        gameType: first.row.game_type,
        gameClassify,
        icon: gameClassify.toLowerCase(),
        vendors: vendorsAmong(lobby, games),
      },
    ]
  })

/** NAV-4, NAV-5: categories that have a vendor with games, in the order of the navigation. */
export const menusOf = (lobby: Lobby): GameMenuEntry[] => [
  ...categoryMenus(lobby),
  ...classifiedMenus(lobby),
]

const categoryMenus = (lobby: Lobby): GameMenuEntry[] =>
  navigationOrder.flatMap((category) => {
    const games = lobby.games.filter(({ vendor }) => vendor.category === category)
    if (games.length === 0) return []
    return [
      {
        gameCategory: category,
        gameType: category,
        gameClassify: '',
        icon: category.toLowerCase(),
        vendors: vendorsAmong(lobby, games),
      },
    ]
  })

export const lanesOf = (lobby: Lobby) => {
  const types = [...new Set(lobby.vendors.map((vendor) => vendor.game_type))]
  return types.map((gameType) => ({
    title: gameType,
    gameClassify: '',
    cards: lobby.vendors
      .filter((vendor) => vendor.game_type === gameType)
      .map((vendor) => ({
        vassalage: vendor.code,
        gameType,
        displayName: vendor.name,
        lagerIcon: `/art/vendor/${vendor.code.toLowerCase()}.svg`,
        isGame: vendor.opens,
        nodeId: vendor.id,
        gameCount: lobby.games.filter((game) => game.vendor.id === vendor.id).length,
      })),
  }))
}
