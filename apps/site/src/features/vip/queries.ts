import { queryOptions } from '@tanstack/react-query'
import { getPlayerRankProgress, listLevelBenefits } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'

/** Asked for again at each visit: every bet moves it. */
export const rankQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['rank', memberId, language],
    queryFn: ({ signal }) => ask(getPlayerRankProgress, { signal }),
  })

/** What each level pays; nothing where rewards are off. */
export const benefitsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['level-benefits', memberId],
    queryFn: ({ signal }) => ask(listLevelBenefits, { query: {}, signal }),
  })
