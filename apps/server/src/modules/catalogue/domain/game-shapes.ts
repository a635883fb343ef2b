import type { Language } from '@trevo/contract/shapes.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import type { VendorRow } from './catalogue-rows.ts'
import { isInMaintenance, nameIn, type Lobby, type LobbyGame } from './lobby.ts'

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

type VendorFigures = { gameCount: number; readonly firstNodeId: number }

const figuresIn = new WeakMap<Lobby, ReadonlyMap<number, VendorFigures>>()

/** For each vendor the number of games, and the first in lobby order: the game that its tile may open. */
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
