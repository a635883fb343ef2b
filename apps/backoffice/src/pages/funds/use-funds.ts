import { listFundsDays } from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readDay, useAddress } from '../../parts/use-address.ts'

/** The open day, in the address. */
export const useFundsAddress = () => {
  const { values, change } = useAddress({ day: readDay })
  return { ...values, change }
}
export type FundsAddress = ReturnType<typeof useFundsAddress>

export const daysQuery = () =>
  infiniteQueryOptions({
    queryKey: ['funds'],
    queryFn: ({ pageParam }) =>
      ask(listFundsDays, { query: { pageSize: 31, ...(pageParam && { before: pageParam }) } }),
    ...paging,
    retry: false,
  })

/** Reads the days again after an act. */
export const useFundsAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['funds'] })
}
