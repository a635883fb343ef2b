import { listWithdrawalQueue, openWithdrawal } from '@trevo/api-client/ops-endpoints.ts'
import type { QueuedWithdrawal, QueueOrder } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ask } from '../../core/api.ts'
import { reviewReasons } from '../../core/review-reasons.ts'
import { noteServerTime } from '../../core/server-clock.ts'

export const orders = ['clock', 'newest', 'largest'] as const satisfies readonly QueueOrder[]
export const states = ['all', 'first', 'second'] as const
export type QueueFilter = {
  readonly order: QueueOrder
  readonly state: (typeof states)[number]
  readonly reason: ReviewReason | undefined
}

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) =>
  all.find((value) => value === text)

/** The parameters in the address; invalid ones are left out. */
export const useQueueFilter = () => {
  const [params, setParams] = useSearchParams()
  const filter: QueueFilter = {
    order: oneOf(orders, params.get('order')) ?? 'clock',
    state: oneOf(states, params.get('state')) ?? 'all',
    reason: oneOf(reviewReasons, params.get('reason')),
  }
  const change = (name: keyof QueueFilter, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (value === '' || value === 'all' || value === 'clock') next.delete(name)
      else next.set(name, value)
      return next
    })
  return { filter, change, search: params.toString() }
}

const refetchMs = 5_000
const pageSize = 50

const queueKey = ['queue'] as const
const queueQuery = ({ order, state, reason }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, order, state, reason],
    queryFn: async ({ pageParam }) => {
      const page = await ask(listWithdrawalQueue, {
        query: {
          order,
          state,
          mine: '1',
          pageSize,
          ...(reason && { reason }),
          ...(pageParam && { before: pageParam }),
        },
      })
      noteServerTime(page.now)
      return page
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refetchMs,
  })

/** The withdrawals waiting for this operator, page by page, refreshed when older than some seconds. */
export const useQueue = (filter: QueueFilter) => {
  const query = useInfiniteQuery(queueQuery(filter))
  const pages = query.data?.pages ?? []
  return { ...query, rows: pages.flatMap(({ list }) => list), last: pages.at(-1) }
}

export const caseQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: ['case', withdrawalId],
    queryFn: () => ask(openWithdrawal, { params: { withdrawalId } }),
    staleTime: 15_000,
  })

type Pages = InfiniteData<{ readonly list: readonly QueuedWithdrawal[] }>

/** Decided withdrawals leave the list at once, before the next answer confirms it. */
export const forgetRows = (queries: QueryClient, ids: ReadonlySet<string>): void => {
  queries.setQueriesData<Pages>({ queryKey: queueKey }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            list: page.list.filter(({ withdrawalId }) => !ids.has(withdrawalId)),
          })),
        }
      : undefined,
  )
}

export const refreshQueue = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: queueKey })
  void queries.invalidateQueries({ queryKey: ['waiting'] })
}
