import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listGames, listHotGames, listNewGameVendors } from '@trevo/contract/wps/games.ts'
import { filterGames, gameIn, lanesOf, type Lobby } from '../domain/lobby.ts'

export const hotGames = (lobby: Lobby, language: Language): Answer<typeof listHotGames> => ({
  list: lobby.games.filter(({ row }) => row.is_hot).map((game) => gameIn(game, language)),
})

type ListQuery = Pick<
  Query<typeof listGames>,
  'gameType' | 'vassalage' | 'gameClassify' | 'isNew' | 'search' | 'pageNo' | 'pageSize'
>

/** One page of the games that fit, in lobby order. */
export const gamesPage = (
  lobby: Lobby,
  query: ListQuery,
  language: Language,
): Answer<typeof listGames> => {
  const { pageNo, pageSize, isNew, ...filter } = query
  const found = filterGames(lobby, { ...filter, isNew: isNew === '1' })
  const from = (pageNo - 1) * pageSize
  return {
    games: found.slice(from, from + pageSize).map((game) => gameIn(game, language)),
    totalCount: found.length,
    totalPages: Math.ceil(found.length / pageSize),
  }
}

export const vendorLanes = (lobby: Lobby): Answer<typeof listNewGameVendors> => ({
  data: { lanes: lanesOf(lobby) },
})
