import type { QueryInput, Value } from '@trevo/contract/endpoint.ts'
import type { listGames as listGamesCall, listNewGameVendors } from '@trevo/contract/wps/games.ts'
import { listGames } from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { catalogueKey } from './catalogue-key.ts'
import { ask } from '../../core/api/api.ts'
import { readSession } from '../../core/session/store.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import type { GameSort } from '@trevo/contract/wps/games/game-filter.ts'

/** Sort orders of a list, as they are offered. */
export const sorts = ['LOBBY', 'HOT', 'NEW', 'NAME', 'RTP'] as const satisfies readonly GameSort[]
export type Sort = (typeof sorts)[number]

/** CONST-4. */
export const gameListPageSize = 20

type AskedQuery = QueryInput<typeof listGamesCall>

/** The filters of a list, as in the address; without a type, as in a search, all types are included. */
export type GameFilter = Partial<
  Pick<
    AskedQuery,
    'gameType' | 'vassalage' | 'gameCode' | 'gameClassify' | 'volatility' | 'feature' | 'search'
  >
> & {
  readonly isNew?: '1' | undefined
  readonly isHot?: '1' | undefined
  readonly rtpMinBp?: string | undefined
  readonly sort?: Sort | undefined
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

export const definedOf = (filter: GameFilter): Defined<GameFilter> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as Defined<GameFilter> // only the undefined ones were taken out

/** CALL-33, CONST-5: calls for a list of games. */
export const gameListContext = (language: SiteLanguage) =>
  ({
    clientType: '3',
    platform: 'html5-desktop',
    merchant: sessionKeys.read('merchant') ?? readSession().merchant,
    language,
  }) as const

/** 20 games per page; the next page is fetched when the visitor nears the end. */
export const gamesQuery = (language: SiteLanguage, filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: [catalogueKey, 'games', language, filter],
    queryFn: ({ pageParam, signal }) =>
      ask(listGames, {
        query: {
          ...definedOf(filter),
          ...gameListContext(language),
          pageNo: pageParam,
          pageSize: gameListPageSize,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, pageNo) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
    staleTime: 60_000,
    // Returning from a game restores the pages that were loaded before.
    gcTime: 30 * 60_000,
  })

/** Vendor lanes as the server answers them. */
export type Lanes = Value<typeof listNewGameVendors>['data']['lanes']
