import { getJackpot, listGames, listWinners } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'
import { catalogueKey } from '../../entities/game/catalogue-key.ts'
import { gameListContext } from '../../entities/game/queries.ts'

const minute = 60_000
/** HOME-10. */
export const rowItemsMax = 12

export const winnersQuery = (language: string) =>
  queryOptions({
    queryKey: ['winners', language],
    queryFn: ({ signal }) =>
      ask(listWinners, { query: { gameCategory: 'ALL', limitNum: 20, language }, signal }),
    staleTime: minute,
    refetchInterval: minute,
  })

export const jackpotQuery = () =>
  queryOptions({
    queryKey: ['jackpot'],
    queryFn: ({ signal }) => ask(getJackpot, { signal }),
    staleTime: 5 * minute,
  })

/** The number of pools on the first page. */
export const poolCountKey = ['jackpot-pools'] as const

/** Games of a type, or of a class of any type, as the list that the row links to shows them. */
export const rowQuery = (language: SiteLanguage, gameType: string, gameClassify?: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'row', language, gameType, gameClassify ?? ''],
    queryFn: ({ signal }) =>
      ask(listGames, {
        query: {
          ...gameListContext(language),
          ...(gameClassify ? { gameClassify } : { gameType }),
          pageNo: 1,
          pageSize: rowItemsMax,
        },
        signal,
      }),
    staleTime: 5 * minute,
  })
