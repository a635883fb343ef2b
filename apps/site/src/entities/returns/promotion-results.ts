import { useQuery } from '@tanstack/react-query'
import { listPromotionResults } from '@trevo/api-client/endpoints.ts'
import type { PromotionResult } from '@trevo/contract/wps/rewards/promotion-results.ts'
import { ask } from '../../core/api/api.ts'

/** What each promotion gave and paid in the last 30 days; counted again every one to ten minutes. */
export const usePromotionResults = () =>
  useQuery({
    queryKey: ['promotionResults'],
    queryFn: ({ signal }) => ask(listPromotionResults, { query: {}, signal }),
    staleTime: 600_000,
  })

/** That of one promotion; undefined while it is loaded, and where it gave nothing in these days. */
export const usePromotionResultOf = (promotionId: string): PromotionResult | undefined =>
  usePromotionResults().data?.list.find((one) => String(one.promotionId) === promotionId)
