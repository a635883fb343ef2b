import type { GameFacets, GameFeature, GameFilter } from '@trevo/contract/wps/games/game-filter.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { GameRow } from './catalogue-rows.ts'
import type { Lobby, LobbyGame } from './lobby.ts'

/** Kinds that are browsed like a class, though a game of any class can have the feature. */
const featureOfClass: Readonly<Record<string, GameFeature>> = {
  FEATURE_BUY: 'FEATURE_BUY',
  BONUS: 'BONUS_GAME',
  MEGAWAY: 'MEGAWAYS',
}

/** Kinds that are browsed under another class as well. */
const classesUnder: Readonly<Record<string, readonly string[]>> = {
  TABLE: ['TG', 'ROU', 'BJ', 'BAC', 'SIC', 'DAT', 'VP'],
  BINGO: ['BG'],
}

/** Whether the game is of this class, by its vendor's class or its features. */
export const isOfClass = (row: GameRow, gameClassify: string): boolean => {
  if (row.classify === gameClassify) return true
  if (classesUnder[gameClassify]?.includes(row.classify)) return true
  const feature = featureOfClass[gameClassify]
  return feature !== undefined && row.features.includes(feature)
}

type Condition = (game: LobbyGame) => boolean

/** Only the given conditions: they are checked on thousands of games. */
const conditionsOf = (filter: GameFilter): Condition[] => {
  const { platform, gameType, gameCategory, vassalage, gameClassify, feature, volatility } = filter
  const { rtpMinBp, rtpMaxBp } = filter
  const all: (Condition | false | undefined | '' | 0)[] = [
    platform && (({ row }) => row.platforms.includes(platform)),
    gameType && (({ row }) => row.game_type === gameType),
    gameCategory && (({ row }) => row.category === gameCategory),
    vassalage?.length && (({ vendor }) => vassalage.includes(vendor.code)),
    filter.gameCode && (({ row }) => row.game_code === filter.gameCode),
    gameClassify && (({ row }) => isOfClass(row, gameClassify)),
    filter.isNew === '1' && (({ row }) => row.is_new),
    filter.isHot === '1' && (({ row }) => row.is_hot),
    feature?.length && (({ row }) => feature.some((one) => row.features.includes(one))),
    volatility?.length &&
      (({ row }) => row.volatility !== null && volatility.includes(row.volatility)),
    rtpMinBp !== undefined && (({ row }) => row.rtp_bp !== null && row.rtp_bp >= rtpMinBp),
    rtpMaxBp !== undefined && (({ row }) => row.rtp_bp !== null && row.rtp_bp <= rtpMaxBp),
  ]
  return all.filter((condition) => typeof condition === 'function')
}

/** Hot games come first among those that match equally well. */
const hotWeight = 1.05

/** Games that meet every condition, in the requested order. */
export const findGames = (
  lobby: Lobby,
  filter: GameFilter,
  language: Language,
): readonly LobbyGame[] => {
  const text = filter.search?.trim()
  const scores = text ? lobby.search.find(text) : undefined
  const sort = filter.sort ?? (scores ? 'RELEVANCE' : 'LOBBY')
  const all = sort === 'LOBBY' || sort === 'RELEVANCE' ? lobby.games : lobby.sorted(sort, language)
  const conditions = conditionsOf(filter)
  if (scores) conditions.unshift(({ row }) => scores.has(row.node_id))
  const found = all.filter((game) => conditions.every((holds) => holds(game)))
  if (sort !== 'RELEVANCE' || !scores) return found
  const scoreOf = ({ row }: LobbyGame) =>
    (scores.get(row.node_id) ?? 0) * (row.is_hot ? hotWeight : 1)
  return found.sort((a, b) => scoreOf(b) - scoreOf(a))
}

const counted = <Key extends string>(keys: Iterable<Key>): [Key, number][] => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The number of these games behind each further filter, most first. */
export const countFacets = (lobby: Lobby, games: readonly LobbyGame[]): GameFacets => {
  const names = new Map(lobby.vendors.map(({ code, name }) => [code, name]))
  return {
    vendors: counted(games.map(({ vendor }) => vendor.code)).map(([vassalage, gameCount]) => ({
      vassalage,
      displayName: names.get(vassalage) ?? vassalage,
      gameCount,
    })),
    classifications: counted(games.map(({ row }) => row.classify)).map(
      ([gameClassify, gameCount]) => ({ gameClassify, gameCount }),
    ),
    features: counted(games.flatMap(({ row }) => row.features)).map(([feature, gameCount]) => ({
      feature,
      gameCount,
    })),
    volatilities: counted(games.flatMap(({ row }) => row.volatility ?? [])).map(
      ([volatility, gameCount]) => ({ volatility, gameCount }),
    ),
  }
}
