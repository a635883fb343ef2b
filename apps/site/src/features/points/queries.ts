import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getPointBalance,
  getPointConfig,
  listPointMovements,
  listPointRewards,
  listRedemptions,
} from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../core/lists/pages.ts'

const pageSize = 20

/** Prefix of every query key of the mall, so that one change reloads all of it. */
export const pointsKey = 'points'

export const pointBalanceQuery = (memberId: string) =>
  queryOptions({
    queryKey: [pointsKey, 'balance', memberId],
    queryFn: ({ signal }) => ask(getPointBalance, { query: {}, signal }),
    staleTime: 0,
  })
export const pointConfigQuery = (memberId: string) =>
  queryOptions({
    queryKey: [pointsKey, 'config', memberId],
    queryFn: ({ signal }) => ask(getPointConfig, { query: {}, signal }),
  })
export const pointRewardsQuery = (memberId: string, language: string) =>
  queryOptions({
    queryKey: [pointsKey, 'rewards', memberId, language],
    queryFn: ({ signal }) => ask(listPointRewards, { query: {}, signal }),
    staleTime: 0,
  })

export const redemptionsQuery = (memberId: string, language: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [pointsKey, 'redemptions', memberId, language],
    queryFn: ({ signal, pageParam }) =>
      ask(listRedemptions, {
        query: { pageSize, ...beforeCursor(pageParam) },
        signal,
      }),
    staleTime: 0,
  })
export const movementsQuery = (memberId: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [pointsKey, 'movements', memberId],
    queryFn: ({ signal, pageParam }) =>
      ask(listPointMovements, {
        query: { pageSize, ...beforeCursor(pageParam) },
        signal,
      }),
    staleTime: 0,
  })
