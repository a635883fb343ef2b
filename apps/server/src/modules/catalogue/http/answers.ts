import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listGames, listHotGames, listNewGameVendors } from '@trevo/contract/wps/games.ts'
import { countFacets, findGames, type GameFilter } from '../domain/find-games.ts'
import { foldText } from '../domain/fold-text.ts'
import { gameIn, lanesOf, vendorCards } from '../domain/game-shapes.ts'
import type { Lobby } from '../domain/lobby.ts'

export const hotGames = (lobby: Lobby, language: Language): Answer<typeof listHotGames> => ({
  list: lobby.games.filter(({ row }) => row.is_hot).map((game) => gameIn(game, language)),
})

type ListQuery = Pick<
  Query<typeof listGames>,
  'pageNo' | 'pageSize' | 'isNew' | 'isHot' | 'facets'
> &
  Omit<GameFilter, 'isNew' | 'isHot'>

/** As many as stand above the games that were found. */
const vendorsFoundMax = 5

/** Vendors whose name has a word that begins like what was typed. */
const vendorsNamed = (lobby: Lobby, search: string) => {
  const typed = foldText(search.trim())
  const named = lobby.vendors.filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`))
  return vendorCards(lobby, named).slice(0, vendorsFoundMax)
}

/** One page of the games that fit. */
export const gamesPage = (
  lobby: Lobby,
  query: ListQuery,
  language: Language,
): Answer<typeof listGames> => {
  const { pageNo, pageSize, isNew, isHot, facets, ...filter } = query
  const conditions = { ...filter, isNew: isNew === '1', isHot: isHot === '1' }
  const found = findGames(lobby, conditions, language)
  const from = (pageNo - 1) * pageSize
  const search = filter.search?.trim()
  return {
    games: found.slice(from, from + pageSize).map((game) => gameIn(game, language)),
    totalCount: found.length,
    totalPages: Math.ceil(found.length / pageSize),
    ...(search && { vendors: vendorsNamed(lobby, search) }),
    ...(facets === '1' && { facets: countFacets(lobby, found) }),
  }
}

export const vendorLanes = (lobby: Lobby): Answer<typeof listNewGameVendors> => ({
  data: { lanes: lanesOf(lobby) },
})
