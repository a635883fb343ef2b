import { listTransactions } from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'
import { subtractAmounts, type Day } from '../common/day-bars.ts'
import { pageAfter, recordPages, totalsOf } from '../common/record-query.ts'
import { boundsOf, type Span } from '../common/spans.ts'
import { typesOf } from './movement-kinds.ts'
import type { Kind } from './use-kind.ts'

export const movementsQuery = (language: string, memberId: string, span: Span, kind: Kind) => {
  const transactionType = typesOf(kind)
  return infiniteQueryOptions({
    ...recordPages,
    queryKey: ['movements', memberId, language, span, kind],
    queryFn: ({ pageParam, signal }) =>
      ask(listTransactions, {
        query: {
          ...boundsOf(span, new Date()),
          ...(transactionType !== undefined && { transactionType }),
          ...pageAfter(pageParam),
        },
        signal,
      }),
  })
}

/** What came in less what went out on one day, for movements of a kind. */
export const movementsOfDay =
  (kind: Kind) =>
  async (day: Day, signal: AbortSignal): Promise<string> => {
    const transactionType = typesOf(kind)
    const query = { ...totalsOf(day), ...(transactionType !== undefined && { transactionType }) }
    const { totals } = await ask(listTransactions, { query, signal })
    return subtractAmounts(totals.in, totals.out)
  }
