import {
  listGameReturns,
  listHeldCredits,
  listPlayStops,
  listTableStreams,
  listVendorRounds,
  replayRound,
  showRound,
} from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { noteServerTime } from '../../core/server-clock.ts'

const refetchMs = 10_000

export type RoundFilter = {
  readonly vendor?: string
  readonly status?: 'open' | 'settled' | 'rolled_back'
  readonly days?: number
}

export const roundsQuery = (filter: RoundFilter) =>
  queryOptions({
    queryKey: ['games', 'rounds', filter],
    queryFn: async () => (await ask(listVendorRounds, { query: { ...filter, limit: 100 } })).rounds,
    refetchInterval: 30_000,
  })

export const roundQuery = (vendor: string | undefined, roundId: string) =>
  queryOptions({
    queryKey: ['games', 'round', vendor, roundId],
    queryFn: () => ask(showRound, { query: { roundId, ...(vendor !== undefined && { vendor }) } }),
    retry: false,
  })

export const replayQuery = (vendor: string, roundId: string) =>
  queryOptions({
    queryKey: ['games', 'replay', vendor, roundId],
    queryFn: async () => (await ask(replayRound, { query: { vendor, roundId } })).replay,
    retry: false,
  })

export const heldQuery = queryOptions({
  queryKey: ['games', 'held'],
  queryFn: async () => (await ask(listHeldCredits, { query: { limit: 100 } })).credits,
  refetchInterval: refetchMs,
})

export const streamsQuery = queryOptions({
  queryKey: ['games', 'streams'],
  queryFn: async () => (await ask(listTableStreams)).tables,
})

export const stopsQuery = infiniteQueryOptions({
  queryKey: ['games', 'stops'],
  queryFn: async ({ pageParam }) => {
    const page = await ask(listPlayStops, {
      query: { pageSize: 50, ...(pageParam && { before: pageParam }) },
    })
    noteServerTime(page.now)
    return page
  },
  ...paging,
  refetchInterval: 3_000,
})

export const returnsQuery = (days: number, onlyOutside: boolean) =>
  infiniteQueryOptions({
    queryKey: ['games', 'returns', days, onlyOutside],
    queryFn: ({ pageParam }) =>
      ask(listGameReturns, {
        query: { days, pageSize: 50, after: pageParam, ...(onlyOutside && { outside: '1' }) },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
