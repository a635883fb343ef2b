import { listGames } from '@trevo/api-client/endpoints.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import { call } from '../../api/api.ts'
import { readSession } from '../../session/store.ts'

export type ShownGame = Pick<Game, 'gameName' | 'gameCode' | 'hue'>

/** What the tile handed over with the navigation, if it was a tile that opened the page. */
export const gameOfState = (state: unknown): ShownGame | undefined => {
  const game = (state as { game?: ShownGame } | null)?.game
  return game && typeof game.gameName === 'string' ? game : undefined
}

/** Name and colour of a game for its frame, when the address was opened by itself. */
export const findGame = async (
  nodeId: number,
  language: string,
  signal: AbortSignal,
): Promise<ShownGame | undefined> => {
  const { merchant } = readSession()
  const query = { clientType: '3', platform: 'html5-desktop', merchant, language, pageSize: 100 }
  const answer = await call(listGames, { query, signal })
  return answer.ok ? answer.value.games.find((game) => game.nodeId === nodeId) : undefined
}
