import type { Language } from '@trevo/contract/shapes.ts'
import type { Game, GameCategory, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { VendorRow } from '../repository/load-catalogue.ts'
import { isOfClass } from './find-games.ts'
import { isInMaintenance, nameIn, type Lobby, type LobbyGame } from './lobby.ts'

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

const vendorIcon = (vendor: VendorRow): string => `/art/vendor/${vendor.code.toLowerCase()}.svg`

export const gameIn = (game: LobbyGame, language: Language): Game => {
  const { row, vendor } = game
  return {
    nodeId: row.node_id,
    gameType: row.game_type,
    vassalage: vendor.code,
    gameCategory: row.category,
    vendorCode: vendor.code,
    displayName: vendor.name,
    gameName: nameIn(game, language),
    gameCode: row.game_code,
    gameClassify: row.classify,
    iconUrl: `/art/tile/${row.art ?? row.game_code}`,
    isHot: row.is_hot ? 1 : 0,
    isNew: row.is_new ? 1 : 0,
    isGame: 'GAME',
    lagerIcon: vendorIcon(vendor),
    hue: Number(row.hue),
    rtpBp: row.rtp_bp,
    volatility: row.volatility,
    maintenance: isInMaintenance(game),
  }
}

const countByVendor = (games: readonly LobbyGame[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { vendor } of games) counts.set(vendor.id, (counts.get(vendor.id) ?? 0) + 1)
  return counts
}

const vendorsAmong = (lobby: Lobby, games: readonly LobbyGame[]): GameMenuEntry['vendors'] => {
  const counts = countByVendor(games)
  return lobby.vendors.flatMap((vendor) => {
    const gameCount = counts.get(vendor.id)
    if (!gameCount) return []
    return [{ vassalage: vendor.code, displayName: vendor.name, gameCount }]
  })
}

/** CAT-2: kinds of game that are browsed like a category, whoever makes them. */
const classifications = ['CRASH', 'MEGAWAY', 'GAME_SHOW', 'TABLE', 'BINGO'] as const

const classifiedMenus = (lobby: Lobby): GameMenuEntry[] =>
  classifications.flatMap((gameClassify) => {
    const games = lobby.games.filter(({ row }) => isOfClass(row, gameClassify))
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

const menus = new WeakMap<Lobby, GameMenuEntry[]>()

/** NAV-4, NAV-5: categories that have a vendor with games, in the order of the navigation. */
export const menusOf = (lobby: Lobby): GameMenuEntry[] => {
  const known = menus.get(lobby)
  if (known) return known
  const made = [...categoryMenus(lobby), ...classifiedMenus(lobby)]
  menus.set(lobby, made)
  return made
}

type VendorFigures = { gameCount: number; readonly firstNodeId: number }

const figuresIn = new WeakMap<Lobby, ReadonlyMap<number, VendorFigures>>()

/** Of each vendor how many games there are, and the first in lobby order: what its tile may open. */
const figuresOf = (lobby: Lobby): ReadonlyMap<number, VendorFigures> => {
  const known = figuresIn.get(lobby)
  if (known) return known
  const figures = new Map<number, VendorFigures>()
  for (const { row, vendor } of lobby.games) {
    const before = figures.get(vendor.id)
    if (before) before.gameCount += 1
    else figures.set(vendor.id, { gameCount: 1, firstNodeId: row.node_id })
  }
  figuresIn.set(lobby, figures)
  return figures
}

export const vendorCards = (lobby: Lobby, vendors: readonly VendorRow[]) => {
  const figures = figuresOf(lobby)
  return vendors.map((vendor) => ({
    vassalage: vendor.code,
    gameType: vendor.game_type,
    displayName: vendor.name,
    lagerIcon: vendorIcon(vendor),
    isGame: vendor.opens,
    nodeId: figures.get(vendor.id)?.firstNodeId ?? 0,
    gameCount: figures.get(vendor.id)?.gameCount ?? 0,
  }))
}

const lanesBy = (lobby: Lobby, titleOf: (vendor: VendorRow) => string) =>
  [...Map.groupBy(lobby.vendors, titleOf)].map(([title, vendors]) => ({
    title,
    gameClassify: '',
    cards: vendorCards(lobby, vendors),
  }))

/** Lanes by the type of a vendor's games. */
export const lanesOf = (lobby: Lobby) => lanesBy(lobby, (vendor) => vendor.game_type)

/** Vendors that a visitor looks for under their own heading, whatever type their games are of. */
const ownLanes = new Set<string>(['ESPORTS', 'COCKFIGHT', 'BGS'])

/** Lanes by type, with vendors of e-sports, of the cockfight arena and our own studios apart. */
export const splitLanesOf = (lobby: Lobby) =>
  lanesBy(lobby, ({ category, game_type }) => (ownLanes.has(category) ? category : game_type))

/** CALL-36: game type, vendor, and the classes that its games of this type are of. */
export const vassGameTypes = (lobby: Lobby): Record<string, Record<string, string[]>> => {
  const types: Record<string, Record<string, string[]>> = {}
  for (const { row, vendor } of lobby.games) {
    const classes = ((types[row.game_type] ??= {})[vendor.code] ??= [])
    if (!classes.includes(row.classify)) classes.push(row.classify)
  }
  return types
}
