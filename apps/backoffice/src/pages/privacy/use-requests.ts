import { listDataRequests } from '@trevo/api-client/ops-endpoints.ts'
import { dataRequestViews } from '@trevo/contract/ops/compliance/data-requests.ts'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readOneOf, readUuid, useAddress } from '../../parts/use-address.ts'

/** The view and the open request, in the address. */
export const useRequestsAddress = () => {
  const { values, isIgnored, change } = useAddress({
    view: readOneOf(dataRequestViews),
    request: readUuid,
  })
  return { ...values, isIgnored, change }
}

const refetchMs = 15_000

export const requestsQuery = (view: (typeof dataRequestViews)[number]) =>
  infiniteQueryOptions({
    queryKey: ['dataRequests', view],
    queryFn: ({ pageParam }) =>
      ask(listDataRequests, {
        query: { view, pageSize: 50, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
    refetchInterval: refetchMs,
    retry: false,
  })

/** Reads the requests again after an act. */
export const useRequestsAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['dataRequests'] })
}
