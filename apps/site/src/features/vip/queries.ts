import { queryOptions } from '@tanstack/react-query'
import { getPlayerRankProgress } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'

/** Asked for again at each visit: every bet moves it. */
export const rankQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['rank', memberId, language],
    queryFn: ({ signal }) => ask(getPlayerRankProgress, { signal }),
  })
