import { queryOptions } from '@tanstack/react-query'
import { getPlayerRankProgress, listLevelBenefits } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'

/** Refetched at each visit, because every bet changes it. */
export const rankQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['rank', memberId, language],
    queryFn: ({ signal }) => ask(getPlayerRankProgress, { signal }),
  })

/** The rewards of each level; nothing where rewards are off. */
export const benefitsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['level-benefits', memberId],
    queryFn: ({ signal }) => ask(listLevelBenefits, { query: {}, signal }),
  })
