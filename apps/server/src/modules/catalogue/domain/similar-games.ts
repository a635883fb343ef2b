import type { Lobby, LobbyGame } from './lobby.ts'

const similarMax = 12

/** How much two games have in common; 0 is nothing worth showing. */
const likeness = (a: LobbyGame, b: LobbyGame): number => {
  if (a.row.game_type !== b.row.game_type && a.row.classify !== b.row.classify) return 0
  const shared = a.row.features.filter((one) => b.row.features.includes(one)).length
  const ofOneTheme = a.row.symbols.filter((one) => b.row.symbols.includes(one)).length
  return (
    (a.row.classify === b.row.classify ? 3 : 0) +
    (a.vendor.id === b.vendor.id ? 1 : 0) +
    (a.row.volatility !== null && a.row.volatility === b.row.volatility ? 1 : 0) +
    shared +
    2 * ofOneTheme +
    (b.row.is_hot ? 0.5 : 0)
  )
}

/** Games that whoever likes this one may like too, nearest first. */
export const similarGames = (lobby: Lobby, game: LobbyGame): LobbyGame[] => {
  const scored: { other: LobbyGame; score: number }[] = []
  for (const other of lobby.games) {
    if (other.row.node_id === game.row.node_id) continue
    const score = likeness(game, other)
    if (score > 0) scored.push({ other, score })
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, similarMax)
    .map(({ other }) => other)
}
