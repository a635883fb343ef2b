import { changeBrand, showBrand } from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { BrandChange, OperatorBrand } from '@trevo/contract/ops/company/brands.ts'
import { ask, call } from '../../core/api.ts'

export type Brand = OperatorBrand

const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: () => ask(showBrand),
  refetchInterval: 15_000,
})

export const useBrand = (): Brand => useSuspenseQuery(brandQuery).data

/** Asks for another value of a section, and reads the brand again. */
export const useChangeBrand = () => {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: brandQuery.queryKey })
  return {
    refresh,
    askFor: async (change: BrandChange, { reason, requestId }: Asked) => {
      const answer = await call(changeBrand, { body: { requestId, change, reason } })
      await refresh()
      return answer
    },
  }
}

type Asked = { readonly reason: string; readonly requestId: string }
