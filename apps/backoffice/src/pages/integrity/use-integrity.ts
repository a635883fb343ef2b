import { listIntegrityCases, showIntegrityCase } from '@trevo/api-client/ops-endpoints.ts'
import { integrityStates } from '@trevo/contract/ops/compliance/integrity.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

const number = readId(/^[1-9]\d{0,17}$/)

/** State, open case, and the match that a new case begins with; all in the address. */
export const useIntegrityAddress = () => {
  const { values, isIgnored, change } = useAddress({
    state: readOneOf(integrityStates),
    row: number,
    match: number,
  })
  const { state = 'open', row, match } = values
  return { state, row, match, isIgnored, change }
}
export type IntegrityAddress = ReturnType<typeof useIntegrityAddress>

const refetchInterval = 15_000

export const casesQuery = (state: IntegrityAddress['state']) =>
  infiniteQueryOptions({
    queryKey: ['integrity', state],
    queryFn: ({ pageParam }) =>
      ask(listIntegrityCases, {
        query: { state, pageSize: 50, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { readonly next: string | null }) => next,
    refetchInterval,
    retry: false,
  })

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['integrity case', caseId],
    queryFn: () => ask(showIntegrityCase, { params: { caseId } }),
    refetchInterval,
    retry: false,
  })

/** Reads list and case again after an act. */
export const useIntegrityAgain = () => {
  const queries = useQueryClient()
  return async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['integrity'] })
    await queries.invalidateQueries({ queryKey: ['integrity case'] })
  }
}
