import {
  getMoneyPath,
  getOwnYear,
  getPersonalProfit,
  listBetRecords,
  listTransactions,
} from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'
import { subtractAmounts, type Day } from './day-bars.ts'
import { typesOf } from './movement-kinds.ts'
import { boundsOf, type Span } from './spans.ts'
import type { Kind } from './use-kind.ts'

export const recordPageSize = 20

// A record changes with every round, so it is refetched when shown again.
const records = { ...byCursor, staleTime: 0 } as const

const page = (cursor: string | undefined) => ({
  pageSize: recordPageSize,
  ...beforeCursor(cursor),
})

export const betsQuery = (language: string, memberId: string, span: Span) =>
  infiniteQueryOptions({
    ...records,
    queryKey: ['bets', memberId, language, span],
    queryFn: ({ pageParam, signal }) =>
      ask(listBetRecords, {
        query: { ...boundsOf(span, new Date()), ...page(pageParam) },
        signal,
      }),
  })

export const movementsQuery = (language: string, memberId: string, span: Span, kind: Kind) => {
  const transactionType = typesOf(kind)
  return infiniteQueryOptions({
    ...records,
    queryKey: ['movements', memberId, language, span, kind],
    queryFn: ({ pageParam, signal }) =>
      ask(listTransactions, {
        query: {
          ...boundsOf(span, new Date()),
          ...(transactionType !== undefined && { transactionType }),
          ...page(pageParam),
        },
        signal,
      }),
  })
}

const between = ({ start, end }: Day) => ({
  startTime: start.toISOString(),
  endTime: end.toISOString(),
  pageSize: 1,
})

/** Totals of one day for the chart: the server adds them up, however many rounds there were. */
export const betsOfDay = async (day: Day, signal: AbortSignal): Promise<string> =>
  (await ask(listBetRecords, { query: between(day), signal })).totals.netProfit

/** Money in minus money out on one day, for movements of a kind. */
export const movementsOfDay =
  (kind: Kind) =>
  async (day: Day, signal: AbortSignal): Promise<string> => {
    const transactionType = typesOf(kind)
    const query = { ...between(day), ...(transactionType !== undefined && { transactionType }) }
    const { totals } = await ask(listTransactions, { query, signal })
    return subtractAmounts(totals.in, totals.out)
  }

/** Profit and loss of these days, in the same order. */
export const profitQuery = (language: string, memberId: string, days: readonly string[]) => {
  const startDate = days[0] ?? ''
  const endDate = days.at(-1) ?? ''
  return queryOptions({
    queryKey: ['profit', memberId, language, startDate, endDate],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask(getPersonalProfit, { query: { startDate, endDate }, signal }),
    staleTime: 0,
  })
}

/** One line of the statement, with what it came from and what it led to. */
export const moneyPathQuery = (language: string, memberId: string, txId: string) =>
  queryOptions({
    queryKey: ['money-path', memberId, language, txId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask(getMoneyPath, { query: { txId }, signal }),
    staleTime: 0,
  })

/** A year of the member's own play; the running one by default. */
export const yearQuery = (memberId: string, year: number | undefined) =>
  queryOptions({
    queryKey: ['own-year', memberId, year],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask(getOwnYear, { query: year === undefined ? {} : { year }, signal }),
    staleTime: 0,
  })
