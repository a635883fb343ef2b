import { listFavouriteGames, listRecentGames } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api/api.ts'

/** CALL-40, CONST-4. */
const favouritesPageSize = 999
const recentPageSize = 20

/** The member's favourites as games, newest first; without a type, those of every type. */
export const favouriteGamesQuery = (language: string, memberId: string, gameType?: string) =>
  queryOptions({
    queryKey: ['favourites', language, memberId, gameType ?? ''],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: favouritesPageSize, ...(gameType && { gameType }) }
      return (await ask(listFavouriteGames, { query, signal })).content
    },
  })

/** Games the member opened, the latest first. */
export const recentGamesQuery = (language: string, memberId: string) =>
  queryOptions({
    queryKey: ['recent', language, memberId],
    queryFn: ({ signal }) =>
      ask(listRecentGames, { query: { page: 1, pageSize: recentPageSize }, signal }),
  })
