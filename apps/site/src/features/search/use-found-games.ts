import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listGames } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'
import { useSettled } from '../../core/forms/use-settled.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { catalogueKey } from '../../entities/game/catalogue-key.ts'
import { gameListContext } from '../../entities/game/queries.ts'

const shownMax = 8

const foundGamesQuery = (language: SiteLanguage, search: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'search', language, search],
    queryFn: ({ signal }) =>
      ask(listGames, {
        query: {
          ...gameListContext(language),
          search,
          pageNo: 1,
          pageSize: shownMax,
        },
        signal,
      }),
    staleTime: 60_000,
  })

/**
 * Games and providers matching the typed text. The previous answer stays until the next one; the
 * request for an outdated text is cancelled.
 */
export const useFoundGames = (typed: string) => {
  const { language } = useLanguage()
  const search = useSettled(typed)
  const query = useQuery({
    ...foundGamesQuery(language, search),
    enabled: search !== '' && typed !== '',
    placeholderData: keepPreviousData,
  })
  return {
    found: typed === '' ? undefined : query.data,
    /** Whether the shown results belong to the current text. */
    isCurrent: search === typed && query.isSuccess && !query.isPlaceholderData,
    isError: query.isError && search === typed,
  }
}
