import { listBetRecords } from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'
import type { Day } from '../common/day-bars.ts'
import { pageAfter, recordPages, totalsOf } from '../common/record-query.ts'
import { boundsOf, type Span } from '../common/spans.ts'

export const betsQuery = (language: string, memberId: string, span: Span) =>
  infiniteQueryOptions({
    ...recordPages,
    queryKey: ['bets', memberId, language, span],
    queryFn: ({ pageParam, signal }) =>
      ask(listBetRecords, {
        query: { ...boundsOf(span, new Date()), ...pageAfter(pageParam) },
        signal,
      }),
  })

/** What the bets of one day came to, for the chart. */
export const betsOfDay = async (day: Day, signal: AbortSignal): Promise<string> =>
  (await ask(listBetRecords, { query: totalsOf(day), signal })).totals.netProfit
