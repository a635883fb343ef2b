import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listHotGames as endpoint } from '@trevo/contract/wps/games.ts'
import { gameIn } from '../domain/game-shapes.ts'
import type { Lobby } from '../domain/lobby.ts'

/** The games that the brand marks hot, in its order. */
export const listHotGames = (lobby: Lobby, language: Language): Answer<typeof endpoint> => ({
  list: lobby.games.filter(({ row }) => row.is_hot).map((game) => gameIn(game, language)),
})
