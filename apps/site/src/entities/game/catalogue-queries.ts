import {
  getGameMenus,
  getVassGameType,
  listGameVendors,
  listHotGames,
  listNewGameVendors,
} from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api/api.ts'
import { sessionCache } from '../../core/session/session-keys.ts'
import { lotteriesOf } from '../../core/session/session-state.ts'
import { updateSession } from '../../core/session/store.ts'
import { catalogueKey } from './catalogue-key.ts'

const minute = 60_000

/** Lists that a tab keeps in session storage, one per language. */
export type SessionList = 'hotGames' | 'vendors'

export const sessionListName = (list: SessionList, language: string) => `${list}:${language}`

/** SESSION-9: answers from session storage if this tab has fetched the list in the same language. */
const cachedForSession = async <T>(
  list: SessionList,
  language: string,
  fetchFresh: () => Promise<T>,
): Promise<T> => {
  const name = sessionListName(list, language)
  const cached = sessionCache.read<T>(name)
  if (cached) return cached
  const fresh = await fetchFresh()
  sessionCache.write(name, fresh)
  return fresh
}

export const menusQuery = (language: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'menus', language],
    queryFn: async ({ signal }) => {
      const menus = await ask(getGameMenus, { signal })
      updateSession((state) => ({ ...state, lottGames: lotteriesOf(menus) }))
      return menus
    },
    staleTime: 5 * minute,
  })

export const hotQuery = (language: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'hot', language],
    queryFn: ({ signal }) =>
      cachedForSession('hotGames', language, () => ask(listHotGames, { signal })),
    staleTime: 5 * minute,
  })

export const vendorsQuery = (language: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'vendors', language],
    queryFn: ({ signal }) =>
      cachedForSession('vendors', language, () =>
        ask(listNewGameVendors, { query: { platform: 'html5-desktop' }, signal }),
      ),
    staleTime: 5 * minute,
  })

/** CALL-38: every provider, in the lane where visitors look for it. */
export const gameVendorsQuery = (language: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'gameVendors', language],
    queryFn: ({ signal }) => ask(listGameVendors, { query: { platform: 'html5-desktop' }, signal }),
    staleTime: 5 * minute,
  })

/** CALL-36: game type, provider, and the classes of its games. */
export const vassGameTypesQuery = (language: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'vassGameTypes', language],
    queryFn: ({ signal }) => ask(getVassGameType, { query: { platform: 'html5-desktop' }, signal }),
    staleTime: 5 * minute,
  })
