import {
  listSmsBudgets,
  listStatementRuns,
  listVendorHealth,
} from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { readOneOf, useAddress } from '../../parts/use-address.ts'

export const tabs = ['vendors', 'records', 'sms'] as const

export const useSystemAddress = () => {
  const { values, isIgnored, change } = useAddress({ tab: readOneOf(tabs) })
  return { tab: values.tab ?? 'vendors', isIgnored, change }
}

const refetchInterval = 10_000

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
