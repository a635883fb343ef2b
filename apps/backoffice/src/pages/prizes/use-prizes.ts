import { listPrizes, showPrize } from '@trevo/api-client/ops-endpoints.ts'
import { prizeCauses, prizeLists, prizeProducts } from '@trevo/contract/ops/compliance/prizes.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

/** Ages that the filter offers, in hours. */
export const ages = ['2', '24', '168', '720', '2160', '4320'] as const

const readers = {
  list: readOneOf(prizeLists),
  product: readOneOf(prizeProducts),
  cause: readOneOf(prizeCauses),
  hours: readOneOf(ages),
  row: readId(/^[1-9]\d{0,17}$/),
}

/** List, filters and open item; all in the address. */
export const usePrizesAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  const { list = 'late', product, cause, hours, row } = values
  return { list, product, cause, hours, row, isIgnored, change }
}
export type PrizesAddress = ReturnType<typeof usePrizesAddress>

const refetchInterval = 15_000

const prizesQuery = ({ list, product, cause, hours }: PrizesAddress) =>
  infiniteQueryOptions({
    queryKey: ['prizes', list, product, cause, hours],
    queryFn: ({ pageParam }) =>
      ask(listPrizes, {
        query: {
          list,
          pageSize: 50,
          ...(product && { product }),
          ...(cause && { cause }),
          ...(hours && { hours: Number(hours) }),
          ...(pageParam && { before: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { readonly next: string | null }) => next,
    refetchInterval,
    retry: false,
  })

/** The items of the list with who works on each. */
export const usePrizes = (of: PrizesAddress) => {
  const query = useInfiniteQuery(prizesQuery(of))
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const works = useQueueWork(
    'prize',
    rows.map(({ itemId }) => itemId),
    of.row,
  )
  return { query, rows, works }
}

export const prizeQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['prize', itemId],
    queryFn: () => ask(showPrize, { params: { itemId } }),
    refetchInterval,
    retry: false,
  })

/** Reads list and item again after an act. */
export const usePrizesAgain = () => {
  const queries = useQueryClient()
  return async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['prizes'] })
    await queries.invalidateQueries({ queryKey: ['prize'] })
  }
}
