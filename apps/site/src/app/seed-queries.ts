import type { QueryClient } from '@tanstack/react-query'
import { announcementsQuery } from '../entities/announcement/announcements.ts'
import { hotQuery, menusQuery, vendorsQuery } from '../entities/game/catalogue-queries.ts'
import { gamesQuery } from '../entities/game/queries.ts'
import { jackpotQuery, poolCountKey, rowQuery, winnersQuery } from '../features/home/queries.ts'
import type { Boot } from './boot.ts'

/** Puts the server's rendered data into the cache under the keys that the page reads. */
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
  seed({ queryKey: poolCountKey }, boot.poolCount)
  if (boot.list) {
    const { filter, page } = boot.list
    seed(gamesQuery(language, filter), { pages: [page], pageParams: [1] })
  }
  for (const [gameType, games] of Object.entries(boot.rows ?? {})) {
    seed(rowQuery(language, gameType), games)
  }
}
