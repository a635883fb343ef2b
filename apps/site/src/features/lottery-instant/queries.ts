import {
  listInstantEditions,
  listInstantGames,
  listInstantOrders,
  showInstantOrder,
} from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api/api.ts'

/** Prefix of every query key about instant lotteries. */
export const instantKey = 'instant'

/** Others buy from the same edition: its figures are asked for again while they are shown. */
const figuresEveryMs = 10_000

export const instantGamesQuery = () =>
  queryOptions({
    queryKey: [instantKey, 'games'],
    queryFn: ({ signal }) => ask(listInstantGames, { query: {}, signal }),
    refetchInterval: figuresEveryMs,
  })

export const endedEditionsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [instantKey, 'ended', gameId],
    queryFn: ({ signal }) => ask(listInstantEditions, { params: { gameId }, query: {}, signal }),
  })

export const instantOrdersQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: [instantKey, 'orders', memberId],
    queryFn: ({ pageParam, signal }) =>
      ask(listInstantOrders, {
        query: { pageSize: 10, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const instantOrderQuery = (memberId: string, orderId: string) =>
  queryOptions({
    queryKey: [instantKey, 'order', memberId, orderId],
    queryFn: ({ signal }) => ask(showInstantOrder, { params: { id: orderId }, query: {}, signal }),
    staleTime: Infinity,
  })
