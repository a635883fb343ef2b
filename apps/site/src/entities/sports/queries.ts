import {
  getSlipDraft,
  listMatches,
  listSeasons,
  listSlips,
  priceBuiltBet,
  showMatch,
  showSeason,
} from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import { ask } from '../../core/api/api.ts'

/** Prefix of every query key about sports. */
export const sportsKey = 'sports'

/** Without a live socket, prices are polled this often. */
const pricesEveryMs = 5_000
const betsEveryMs = 6_000

/** Leagues of a sport with matches in progress, upcoming and just ended. */
export const matchesQuery = (sport: Sport, language: string) =>
  queryOptions({
    queryKey: [sportsKey, 'list', sport, language],
    queryFn: ({ signal }) => ask(listMatches, { query: { sport }, signal }),
    staleTime: pricesEveryMs / 2,
    refetchInterval: pricesEveryMs,
  })

/** One match with all its markets. */
export const matchQuery = (matchId: string, language: string) =>
  queryOptions({
    queryKey: [sportsKey, 'match', matchId, language],
    queryFn: ({ signal }) => ask(showMatch, { params: { matchId }, query: {}, signal }),
    staleTime: pricesEveryMs / 2,
    refetchInterval: pricesEveryMs,
  })

/** Prefix of every query key about seasons. */
export const seasonsKey = [sportsKey, 'season'] as const

/** Seasons of a sport with their tables and prices. */
export const seasonsQuery = (sport: Sport, language: string) =>
  queryOptions({
    queryKey: [...seasonsKey, 'list', sport, language],
    queryFn: ({ signal }) => ask(listSeasons, { query: { sport }, signal }),
    staleTime: pricesEveryMs / 2,
    refetchInterval: pricesEveryMs,
  })

/** One season. */
export const seasonQuery = (matchId: string, language: string) =>
  queryOptions({
    queryKey: [...seasonsKey, matchId, language],
    queryFn: ({ signal }) => ask(showSeason, { params: { matchId }, query: {}, signal }),
    staleTime: pricesEveryMs / 2,
    refetchInterval: pricesEveryMs,
  })

/** The price of several selections of a match as one bet; refetched whenever the match moves on. */
export const builtQuery = (matchId: string, parts: string, language: string) =>
  queryOptions({
    queryKey: [sportsKey, 'match', matchId, language, 'built', parts],
    queryFn: ({ signal }) => ask(priceBuiltBet, { params: { matchId }, query: { parts }, signal }),
    staleTime: pricesEveryMs / 2,
    refetchInterval: pricesEveryMs,
  })

/** Prefix of every query key whose answer changes with a bet. */
export const slipsKey = (memberId: string) => [sportsKey, 'slips', memberId] as const

export type SlipState = 'open' | 'ended'

/** The member's slips, newest first, page by page. */
export const slipsQuery = (memberId: string, state: SlipState) =>
  infiniteQueryOptions({
    queryKey: [...slipsKey(memberId), state],
    queryFn: ({ pageParam, signal }) =>
      ask(listSlips, {
        query: { state, pageSize: 20, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    // A lost slip moves no money, so there is no event for it: it is polled.
    refetchInterval: betsEveryMs,
  })

/** One slip by its number: the page of the list that begins with it. Undefined if it is another member's. */
export const slipQuery = (memberId: string, number: string) =>
  queryOptions({
    queryKey: [...slipsKey(memberId), 'one', number],
    queryFn: async ({ signal }) => {
      const id = BigInt(number.replace(/^S/, ''))
      const query = { state: 'all', pageSize: 1, before: String(id + 1n) } as const
      const { list } = await ask(listSlips, { query, signal })
      return list.find(({ slipId }) => slipId === number) ?? null
    },
    staleTime: 0,
  })

/** The slip that the member was filling in, on any device. */
export const draftQuery = (memberId: string) =>
  queryOptions({
    queryKey: [sportsKey, 'draft', memberId],
    queryFn: ({ signal }) => ask(getSlipDraft, { query: {}, signal }),
    staleTime: 0,
  })
