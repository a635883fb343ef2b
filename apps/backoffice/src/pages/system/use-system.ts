import {
  listCopies,
  listErrors,
  listFileChecks,
  listJobs,
  listSmsBudgets,
  listStatementRuns,
  listVendorHealth,
  showSystemState,
} from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const tabs = [
  'copies',
  'jobs',
  'queues',
  'errors',
  'files',
  'vendors',
  'records',
  'sms',
] as const

export const useSystemAddress = () => {
  const { values, isIgnored, change } = useAddress({
    tab: readOneOf(tabs),
    row: readId(/^[\w.-]{1,80}$/),
  })
  return { tab: values.tab ?? 'copies', row: values.row, isIgnored, change }
}
export type SystemAddress = ReturnType<typeof useSystemAddress>

const refetchInterval = 10_000
const pageSize = 50
export const copiesQuery = queryOptions({
  queryKey: ['system', 'copies'],
  queryFn: () => ask(listCopies),
  refetchInterval,
})
export const jobsQuery = queryOptions({
  queryKey: ['system', 'jobs'],
  queryFn: () => ask(listJobs),
  refetchInterval,
})
export const stateQuery = queryOptions({
  queryKey: ['system', 'state'],
  queryFn: () => ask(showSystemState),
  refetchInterval,
})
export const errorsQuery = infiniteQueryOptions({
  queryKey: ['system', 'errors'],
  queryFn: ({ pageParam }) =>
    ask(listErrors, { query: { pageSize, ...(pageParam && { before: pageParam }) } }),
  refetchInterval,
  ...paging,
})
export const filesQuery = infiniteQueryOptions({
  queryKey: ['system', 'files'],
  queryFn: ({ pageParam }) =>
    ask(listFileChecks, { query: { pageSize, ...(pageParam && { before: pageParam }) } }),
  refetchInterval,
  ...paging,
})
export const vendorsQuery = queryOptions({
  queryKey: ['system', 'vendors'],
  queryFn: () => ask(listVendorHealth),
  refetchInterval,
})
export const recordsQuery = queryOptions({
  queryKey: ['system', 'records'],
  queryFn: () => ask(listStatementRuns, { query: { limit: 200 } }),
  refetchInterval: 60_000,
})
export const smsQuery = queryOptions({
  queryKey: ['system', 'sms'],
  queryFn: () => ask(listSmsBudgets),
  refetchInterval,
})
