import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import type { GameMenuEntry } from '@trevo/contract/wps/games.ts'
import { isOfClass } from '../domain/find-games.ts'
import type { Lobby, LobbyGame } from '../domain/lobby.ts'

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
  gameCategories.flatMap((category) => {
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
export const getGameMenus = (lobby: Lobby): GameMenuEntry[] => {
  const known = menus.get(lobby)
  if (known) return known
  const made = [...categoryMenus(lobby), ...classifiedMenus(lobby)]
  menus.set(lobby, made)
  return made
}
