import type { QueryClient } from '@tanstack/react-query'
import { siteLanguages } from '@trevo/i18n/languages.ts'
import { sessionCache } from '../../core/session/session-keys.ts'
import { catalogueKey } from './catalogue-key.ts'
import { sessionListName, type SessionList } from './catalogue-queries.ts'

const sessionLists = ['hotGames', 'vendors'] as const satisfies readonly SessionList[]

/** Everybody is notified of a change at the same moment; refetching is spread over this time. */
const spreadMs = 3_000

/** Refetches the catalogue data on screen at once, and the rest when it is next shown. */
export const refreshCatalogue = async (queries: QueryClient): Promise<void> => {
  for (const list of sessionLists) {
    for (const language of siteLanguages) sessionCache.remove(sessionListName(list, language))
  }
  await queries.invalidateQueries({ queryKey: [catalogueKey] })
}

/** Refreshes a moment later, once, however many changes are reported meanwhile; returns a function that cancels it. */
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
