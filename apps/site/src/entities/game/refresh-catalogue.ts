import { languageCodes } from '@trevo/languages/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionCache } from '../../core/session/session-keys.ts'

/** First words of the keys under which answers made of the catalogue are kept. */
const ofCatalogue = new Set<unknown>([
  'games',
  'row',
  'hot',
  'vendors',
  'gameVendors',
  'vassGameTypes',
  'menus',
  'game',
  'facets',
  'search',
])
const keptForSession = ['hotGames', 'vendors']

/** Everybody hears of a change in the same moment; asking again is spread over this time. */
const spreadMs = 3_000

/** What is shown of the catalogue is asked for again; what is not shown, when it next is. */
export const refreshCatalogue = async (queries: QueryClient): Promise<void> => {
  for (const name of keptForSession) {
    for (const language of languageCodes) sessionCache.remove(`${name}:${language}`)
  }
  await queries.invalidateQueries({ predicate: ({ queryKey }) => ofCatalogue.has(queryKey[0]) })
}

/** Refreshes a moment later, once however often it is told meanwhile; answers how to give it up. */
export const createCatalogueRefresh = (
  queries: QueryClient,
  chance: () => number = Math.random,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refreshCatalogue(queries)
      }, chance() * spreadMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}
