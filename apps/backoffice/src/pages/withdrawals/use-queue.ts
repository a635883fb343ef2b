import {
  listWithdrawalQueue,
  listWithdrawals,
  openWithdrawal,
} from '@trevo/api-client/ops-endpoints.ts'
import type { QueuedWithdrawal, QueueOrder } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { WithdrawalView } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
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
import { paging } from '../../core/list-pages.ts'
import { reviewReasons } from '../../core/review-reasons.ts'
import { noteServerTime } from '../../core/server-clock.ts'
import { readAmount, readDay } from '../../parts/use-address.ts'

export const orders = ['clock', 'newest', 'largest'] as const satisfies readonly QueueOrder[]
export const states = ['all', 'first', 'second'] as const
/** `queue`: what waits for this operator, with its own orders and filters. */
export const views = [
  'queue',
  'clock',
  'asked',
  'sending',
  'paid',
  'rejected',
  'failed',
  'returned',
  'cancelled',
  'all',
] as const satisfies readonly ('queue' | WithdrawalView)[]
export type QueueFilter = {
  readonly view: (typeof views)[number]
  readonly from: string | undefined
  readonly to: string | undefined
  readonly min: string | undefined
  readonly order: QueueOrder
  readonly state: (typeof states)[number]
  readonly reason: ReviewReason | undefined
}

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) =>
  all.find((value) => value === text)

/** The parameters in the address; invalid ones are left out. */
export const useQueueFilter = () => {
  const [params, setParams] = useSearchParams()
  const textOf = (name: string, read: (text: string) => string | undefined) =>
    read(params.get(name) ?? '')
  const filter: QueueFilter = {
    view: oneOf(views, params.get('view')) ?? 'queue',
    from: textOf('from', readDay),
    to: textOf('to', readDay),
    min: textOf('min', readAmount),
    order: oneOf(orders, params.get('order')) ?? 'clock',
    state: oneOf(states, params.get('state')) ?? 'all',
    reason: oneOf(reviewReasons, params.get('reason')),
  }
  const change = (name: keyof QueueFilter, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (value === '' || value === defaults[name]) next.delete(name)
      else next.set(name, value)
      return next
    })
  return { filter, change, search: params.toString() }
}

const defaults: Readonly<Partial<Record<keyof QueueFilter, string>>> = {
  view: 'queue',
  order: 'clock',
  state: 'all',
}

const refetchMs = 900
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
    ...paging,
    refetchInterval: refetchMs,
  })

/** Filters of the list of all withdrawals, as its endpoint has them. */
export const listFilterOf = ({
  view,
  from,
  to,
  min,
}: Pick<QueueFilter, 'view' | 'from' | 'to' | 'min'>) => ({
  view: view === 'queue' ? ('all' as const) : view,
  ...(from && { fromOn: from }),
  ...(to && { toOn: to }),
  ...(min && { amountMin: min }),
})

const viewQuery = ({ view, from, to, min }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, 'view', view, from, to, min],
    queryFn: async ({ pageParam }) => {
      const page = await ask(listWithdrawals, {
        query: {
          ...listFilterOf({ view, from, to, min }),
          pageSize,
          ...(pageParam && { before: pageParam }),
        },
      })
      noteServerTime(page.now)
      const list = page.list.map((row): QueuedWithdrawal => ({ ...row, firstOperator: null }))
      return { ...page, list }
    },
    ...paging,
    refetchInterval: refetchMs,
  })

/** The withdrawals of the view, page by page, refreshed when older than some seconds. */
export const useQueue = (filter: QueueFilter) => {
  const isQueue = filter.view === 'queue'
  const waiting = useInfiniteQuery({ ...queueQuery(filter), enabled: isQueue })
  const listed = useInfiniteQuery({ ...viewQuery(filter), enabled: !isQueue })
  const { data, ...query } = isQueue ? waiting : listed
  const rows = (data?.pages ?? []).flatMap(({ list }) => list)
  return { ...query, rows, last: isQueue ? waiting.data?.pages.at(-1) : undefined }
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
