import type { Lobby, LobbyGame } from './lobby.ts'

const similarMax = 12
/** How many games are considered, in lobby order: a brand does not recommend games that it lists far behind. */
const candidatesMax = 1_500

const sharedCount = (a: readonly string[], b: readonly string[]): number => {
  let count = 0
  for (const one of a) if (b.includes(one)) count += 1
  return count
}

/** How much two games have in common. */
const likeness = (a: LobbyGame, b: LobbyGame): number =>
  (a.row.classify === b.row.classify ? 3 : 0) +
  (a.vendor.id === b.vendor.id ? 1 : 0) +
  (a.row.volatility !== null && a.row.volatility === b.row.volatility ? 1 : 0) +
  sharedCount(a.row.features, b.row.features) +
  2 * sharedCount(a.row.symbols, b.row.symbols) +
  (b.row.is_hot ? 0.5 : 0)

/** Games that a player of this one may like too, nearest first. */
export const similarGames = (lobby: Lobby, game: LobbyGame): LobbyGame[] => {
  const scored: { other: LobbyGame; score: number }[] = []
  for (const other of lobby.games) {
    if (scored.length >= candidatesMax) break
    const isOfItsKind =
      other.row.game_type === game.row.game_type || other.row.classify === game.row.classify
    if (!isOfItsKind || other.row.node_id === game.row.node_id) continue
    scored.push({ other, score: likeness(game, other) })
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, similarMax)
    .map(({ other }) => other)
}
