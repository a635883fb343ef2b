import {
  listRiskCases,
  listTableSignals,
  showMemberLinks,
  showRiskCase,
  showSignalDeal,
  showTableSignal,
} from '@trevo/api-client/ops-endpoints.ts'
import { caseStates } from '@trevo/contract/ops/risk/risk.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['signals', 'links', 'cases'] as const
export const signalStates = ['open', 'reviewed', 'dismissed'] as const

const readers = {
  tab: readOneOf(tabs),
  state: readOneOf(signalStates),
  of: readOneOf(caseStates),
  signal: readId(/^\d{1,18}$/),
  case: readId(/^[1-9]\d{0,17}$/),
  member: readText(64),
}

/** Tab, filters and the open signal, case or member; all of it is in the address. */
export const useRiskAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, tab: values.tab ?? 'signals', isIgnored, change }
}
export type RiskAddress = ReturnType<typeof useRiskAddress>

const refetchMs = 15_000

export const signalsQuery = (state: (typeof signalStates)[number]) =>
  queryOptions({
    queryKey: ['risk', 'signals', state],
    queryFn: () => ask(listTableSignals, { query: { state } }),
    refetchInterval: refetchMs,
  })
export const signalQuery = (signalId: string) =>
  queryOptions({
    queryKey: ['risk', 'signal', signalId],
    queryFn: () => ask(showTableSignal, { params: { signalId } }),
  })
export const dealQuery = (signalId: string, place: number) =>
  queryOptions({
    queryKey: ['risk', 'deal', signalId, place],
    queryFn: () => ask(showSignalDeal, { params: { signalId, place: String(place) } }),
    staleTime: Infinity,
  })
export const linksQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['risk', 'links', memberId],
    queryFn: () => ask(showMemberLinks, { params: { memberId } }),
    retry: false,
  })
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['risk', 'case', caseId],
    queryFn: () => ask(showRiskCase, { params: { caseId } }),
  })
export const casesQuery = (state: (typeof caseStates)[number]) =>
  infiniteQueryOptions({
    queryKey: ['risk', 'cases', state],
    queryFn: ({ pageParam }) =>
      ask(listRiskCases, {
        query: { state, ...(pageParam && { before: pageParam }) },
      }),
    refetchInterval: refetchMs,
    ...paging,
  })

/** Reads everything of risk again after an act. */
export const useRiskAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['risk'] })
}

/** The user name without its brand. */
export const nameOf = (account: string | null): string => account?.split('@').at(-1) ?? '–'
