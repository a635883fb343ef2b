import { getPersonalProfit } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'

/** Profit and loss of these days, which are in order. */
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
