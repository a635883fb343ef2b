import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { GameFilter } from '@trevo/contract/wps/games/game-filter.ts'
import type { listGames as endpoint } from '@trevo/contract/wps/games.ts'
import { countFacets, findGames } from '../domain/find-games.ts'
import { foldText } from '@trevo/field-rules/fold-text.ts'
import { gameIn, vendorCards } from '../domain/game-shapes.ts'
import type { Lobby } from '../domain/lobby.ts'

type PageQuery = GameFilter & Pick<Query<typeof endpoint>, 'pageNo' | 'pageSize' | 'facets'>

/** The number of games shown above the search results. */
const vendorsFoundMax = 5

/** Vendors with a word in their name that starts with the typed text. */
const vendorsNamed = (lobby: Lobby, search: string) => {
  const typed = foldText(search.trim())
  const named = lobby.vendors.filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`))
  return vendorCards(lobby, named).slice(0, vendorsFoundMax)
}

/** One page of the matching games. */
export const listGames = (
  lobby: Lobby,
  query: PageQuery,
  language: Language,
): Answer<typeof endpoint> => {
  const { pageNo, pageSize, facets, ...filter } = query
  const found = findGames(lobby, filter, language)
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
