import { getJackpot, listGames, listWinners } from '@trevo/api-client/endpoints.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ask } from '../../api/api.ts'
import type { Boot } from '../../boot.ts'
import { gamesQuery } from '../../lobby/queries.ts'
import { announcementsQuery } from '../../lobby/announcements.ts'
import { hotQuery, menusQuery, vendorsQuery } from '../../lobby/catalogue-queries.ts'

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

export const rowQuery = (language: string, gameType: string, gameClassify?: string) =>
  queryOptions({
    queryKey: ['row', language, gameType, gameClassify ?? ''],
    queryFn: ({ signal }) =>
      ask(listGames, {
        query: {
          clientType: '3',
          gameType,
          gameClassify: gameClassify || undefined,
          language,
          pageNo: 1,
          pageSize: rowItemsMax,
        },
        signal,
      }),
    staleTime: 5 * minute,
  })

/** Puts what the server rendered with under the keys that the page reads. */
export const seedQueries = (client: QueryClient, boot: Boot): void => {
  const { language } = boot
  const seed = <T>(query: { readonly queryKey: readonly unknown[] }, value: T | undefined) => {
    if (value !== undefined) client.setQueryData(query.queryKey, value)
  }
  seed(menusQuery(language), boot.menus)
  seed(hotQuery(language), boot.hot)
  seed(vendorsQuery(language), boot.vendors)
  seed(announcementsQuery(language), boot.banners)
  seed(winnersQuery(language), boot.winners)
  seed(jackpotQuery(), boot.jackpot)
  if (boot.list) {
    const { filter, page } = boot.list
    const merchant = boot.status.info.brand.merchant
    seed(gamesQuery(language, merchant, filter), { pages: [page], pageParams: [1] })
  }
  for (const [gameType, games] of Object.entries(boot.rows ?? {})) {
    seed(rowQuery(language, gameType), games)
  }
}
