import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  getPromotionPicture,
  listMyApplications,
  listMyBonuses,
  listPromotions,
} from '@trevo/api-client/endpoints.ts'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'
import { refreshBalance } from '../../entities/member/restore-session.ts'

/** How often a visible page refetches wagered amounts and results. */
const lookAgainMs = 5_000

export const promotionsQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['promotions', memberId, language],
    queryFn: ({ signal }) => ask(listPromotions, { query: {}, signal }),
    refetchInterval: memberId === '' ? false : 15_000,
  })

export const bonusesQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['bonuses', memberId, language],
    queryFn: ({ signal }) => ask(listMyBonuses, { query: {}, signal }),
    // The first bonus arrives some seconds after its deposit.
    refetchInterval: lookAgainMs,
    staleTime: 0,
  })

export const applicationsQuery = (memberId: string, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['applications', memberId, language],
    queryFn: ({ signal }) => ask(listMyApplications, { query: {}, signal }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === 'applying') ? lookAgainMs : false,
    staleTime: 0,
  })

/** As a URL that an image can show; nothing leaves the page. */
export const pictureQuery = (pictureId: string) =>
  queryOptions({
    queryKey: ['promotion-picture', pictureId],
    queryFn: async ({ signal }) => {
      const { type, content } = await ask(getPromotionPicture, { query: { pictureId }, signal })
      return `data:${type};base64,${content}`
    },
    staleTime: Infinity,
  })

/** After a claim, an opt-in or a forfeit: the current state of the promotion, and what depends on it. */
export const usePromotionChanged = (memberId: string, language: SiteLanguage) => {
  const client = useQueryClient()
  return (changed?: Promotion): void => {
    const { queryKey } = promotionsQuery(memberId, language)
    if (changed) {
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            list: before.list.map((one) =>
              one.promotionId === changed.promotionId ? changed : one,
            ),
          },
      )
    } else void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: bonusesQuery(memberId, language).queryKey })
    void client.invalidateQueries({ queryKey: applicationsQuery(memberId, language).queryKey })
    void refreshBalance().catch(() => undefined)
  }
}
