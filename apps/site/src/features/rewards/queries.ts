import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getManualRebate,
  getMissionLeaderboard,
  getMissionSummaryDetails,
  getReferralDetails,
  listFreeRounds,
  listRaffles,
  listRewards,
  listTicketOdds,
  listTickets,
} from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../core/lists/pages.ts'
import { rewardsKey } from '../../entities/rewards/waiting-rewards.ts'

export type RewardState = 'U' | 'C' | 'E'
type Whose = { readonly memberId: string; readonly language: string }

const fresh = { staleTime: 0 } as const

export const rewardsQuery = ({ memberId, language }: Whose, status: RewardState) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [rewardsKey, 'list', memberId, language, status],
    queryFn: ({ signal, pageParam }) =>
      ask(listRewards, { query: { status, ...beforeCursor(pageParam) }, signal }),
    ...fresh,
  })
export const ticketsQuery = ({ memberId, language }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'tickets', memberId, language],
    queryFn: ({ signal }) => ask(listTickets, { query: {}, signal }),
    ...fresh,
  })
export const oddsQuery = (language: string) =>
  queryOptions({
    queryKey: [rewardsKey, 'odds', language],
    queryFn: ({ signal }) => ask(listTicketOdds, { query: {}, signal }),
    ...fresh,
  })
export const freeRoundsQuery = ({ memberId, language }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'free-rounds', memberId, language],
    queryFn: ({ signal }) => ask(listFreeRounds, { query: {}, signal }),
    ...fresh,
  })
export const rafflesQuery = ({ memberId, language }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'raffles', memberId, language],
    queryFn: ({ signal }) => ask(listRaffles, { query: {}, signal }),
    ...fresh,
  })
export const missionsQuery = ({ memberId, language }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'missions', memberId, language],
    queryFn: ({ signal }) => ask(getMissionSummaryDetails, { query: {}, signal }),
    ...fresh,
  })
export const boardQuery = ({ memberId, language }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'board', memberId, language],
    queryFn: ({ signal }) => ask(getMissionLeaderboard, { query: {}, signal }),
    ...fresh,
    refetchInterval: 15_000,
  })
export const referralQuery = ({ memberId }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'referral', memberId],
    queryFn: ({ signal }) => ask(getReferralDetails, { query: {}, signal }),
    ...fresh,
  })
export const rebateQuery = ({ memberId }: Whose) =>
  queryOptions({
    queryKey: [rewardsKey, 'rebate', memberId],
    queryFn: ({ signal }) => ask(getManualRebate, { query: {}, signal }),
    ...fresh,
  })
