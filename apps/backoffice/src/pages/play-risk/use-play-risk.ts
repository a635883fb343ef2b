import { listPlayRisk, showPlayRisk } from '@trevo/api-client/ops-endpoints.ts'
import { playRiskViews } from '@trevo/contract/ops/conduct/play-risk.ts'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

const readers = { view: readOneOf(playRiskViews), row: readId(/^[1-9]\d{0,17}$/) }

/** View and open person; both are in the address. */
export const usePlayRiskAddress = () => {
  const { values, change } = useAddress(readers)
  return { view: values.view ?? 'review', row: values.row, change } as const
}
export type PlayRiskAddress = ReturnType<typeof usePlayRiskAddress>

const refetchInterval = 10_000

const personsQuery = (view: PlayRiskAddress['view']) =>
  infiniteQueryOptions({
    queryKey: ['play-risk', 'list', view],
    queryFn: ({ pageParam }) =>
      ask(listPlayRisk, { query: { view, ...(pageParam && { after: pageParam }) } }),
    ...paging,
    refetchInterval,
  })

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['play-risk', 'person', personId],
    queryFn: () => ask(showPlayRisk, { params: { personId } }),
  })

/** The list of the view; in the queue the first person opens by itself. */
export const usePersons = ({ view, row, change }: PlayRiskAddress) => {
  const query = useInfiniteQuery(personsQuery(view))
  const rows = rowsOf(query.data)
  const works = useQueueWork(
    'play-risk',
    rows.map(({ personId }) => personId),
    row,
  )
  const first = rows[0]?.personId
  useEffect(() => {
    if (view === 'review' && row === undefined && first !== undefined) change({ row: first })
  }, [view, row, first, change])
  const here = rows.findIndex(({ personId }) => personId === row)
  return { query, rows, works, here, page: query.data?.pages[0] }
}
