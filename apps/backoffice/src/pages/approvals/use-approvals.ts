import { listChangeRequests, showChangeRequest } from '@trevo/api-client/ops-endpoints.ts'
import type { ChangeRequest, ChangeRequestDetail } from '@trevo/contract/ops/approvals.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { isPhone } from '../../core/is-phone.ts'
import { approvalCountKey } from '../../core/use-approval-count.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { queuesKey } from '../../core/use-queues.ts'

export const views = ['mine', 'own', 'decided'] as const
type View = (typeof views)[number]

const asked = {
  mine: { state: 'waiting', requester: 'others' },
  own: { state: 'waiting', requester: 'own' },
  decided: { state: 'decided', requester: 'all' },
} as const

const refetchMs = 900
const pageSize = 50
const listKey = ['approvals'] as const

const listQuery = (view: View) =>
  infiniteQueryOptions({
    queryKey: [...listKey, view],
    queryFn: ({ pageParam }) =>
      ask(listChangeRequests, {
        query: { ...asked[view], pageSize, ...(pageParam && { after: pageParam }) },
      }),
    ...paging,
    refetchInterval: refetchMs,
  })

const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['approval', requestId],
    queryFn: () => ask(showChangeRequest, { params: { requestId } }),
    staleTime: 5_000,
    refetchInterval: refetchMs,
  })

/** What the address says; what it says wrong is left out. */
const useView = () => {
  const [params, setParams] = useSearchParams()
  const view = views.find((one) => one === params.get('view')) ?? 'mine'
  return { view, search: params.toString(), setParams }
}

/** The list of the address, the open request, and the steps between them. */
export const useApprovals = () => {
  const { requestId } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { view, search } = useView()
  const list = useInfiniteQuery(listQuery(view))
  const rows = rowsOf(list.data)
  const here = rows.findIndex((row) => row.requestId === requestId)
  const opened = useQuery({ ...requestQuery(requestId ?? ''), enabled: requestId !== undefined })
  const open = useCallback(
    (id: string | undefined) => {
      const pathname = id === undefined ? '/approvals' : `/approvals/${id}`
      void navigate({ pathname, search }, { replace: !isPhone() })
    },
    [navigate, search],
  )
  const firstId = rows[0]?.requestId
  // On a wide screen a request is always open beside the list.
  useEffect(() => {
    if (requestId === undefined && firstId !== undefined && !isPhone()) open(firstId)
  }, [requestId, firstId, open])
  const nextId = rows[here + 1]?.requestId
  // The next one is there before it is asked for.
  useEffect(() => {
    if (nextId !== undefined) void queries.prefetchQuery(requestQuery(nextId))
  }, [nextId, queries])
  const step = (by: 1 | -1) => {
    const target = rows[Math.max(0, here + by)]
    if (target) open(target.requestId)
  }
  const show = (next: View) =>
    void navigate({ pathname: '/approvals', search: next === 'mine' ? '' : `view=${next}` })
  const ids = rows.map((row) => row.requestId)
  // The others see which request is open here.
  const works = useQueueWork('approval', ids, opened.isSuccess ? requestId : undefined)
  return { requestId, view, show, list, rows, here, opened, open, step, works }
}

/** Whether the target is still as it was when it was asked: otherwise nobody can approve it. */
export const isBaseSame = ({ now, changedFields }: ChangeRequestDetail): boolean =>
  now !== null && changedFields.length === 0

type Pages = InfiniteData<{ readonly list: readonly ChangeRequest[] }>

/** A request that waits no longer leaves the list at once, before the next answer says so. */
export const forgetRequest = (queries: QueryClient, requestId: string): void => {
  for (const view of ['mine', 'own'] as const) {
    queries.setQueryData<Pages>([...listKey, view], (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              list: page.list.filter((row) => row.requestId !== requestId),
            })),
          }
        : undefined,
    )
  }
}

/** Reads again what a decision changes, whether it was taken or refused. */
export const refreshApprovals = (queries: QueryClient, requestId: string): Promise<unknown> =>
  Promise.all(
    [listKey, approvalCountKey, ['approval', requestId], ['queue'], queuesKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
