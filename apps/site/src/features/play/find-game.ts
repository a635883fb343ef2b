import { getGameDetail } from '@trevo/api-client/endpoints.ts'
import { call } from '../../core/api/api.ts'
import type { ShownGame } from '../../core/popups/popup-props.ts'

/** The data that a tile passed with the navigation, if one opened the page. */
export const gameOfState = (state: unknown): ShownGame | undefined => {
  const game = (state as { game?: ShownGame } | null)?.game
  return game && typeof game.gameName === 'string' ? game : undefined
}

/** The previous page is the lobby's, as it was left. */
export const isFromLobby = (state: unknown): boolean =>
  (state as { isFromLobby?: boolean } | null)?.isFromLobby === true

/** Name and colour of a game for its frame, when the address was opened directly. */
export const findGame = async (
  nodeId: number,
  signal: AbortSignal,
): Promise<ShownGame | undefined> => {
  const answer = await call(getGameDetail, { query: { nodeId }, signal })
  return answer.ok ? answer.value.game : undefined
}

/** Another game of the same vendor, by the vendor's code; undefined if the brand lacks it. */
export const findNodeBeside = async (
  nodeId: number,
  gameCode: string,
): Promise<number | undefined> => {
  const answer = await call(getGameDetail, { query: { nodeId, gameCode } })
  return answer.ok ? answer.value.game.nodeId : undefined
}
