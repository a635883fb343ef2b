import {
  listStaff,
  listStaffHistory,
  listStaffRoles,
  listStaffSessions,
} from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import type { T } from '../../core/texts.tsx'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const tabs = ['people', 'roles'] as const
export const states = ['in', 'barred', 'waiting'] as const

const readers = {
  tab: readOneOf(tabs),
  state: readOneOf(states),
  role: readId(/^[a-z][a-z_]{1,39}$/),
  person: readId(/^[1-9]\d{0,17}$/),
}

/** Tab, filters and the open person or role; all of it is in the address. */
export const useStaffAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, tab: values.tab ?? 'people', isIgnored, change }
}

export const peopleQuery = queryOptions({
  queryKey: ['staff', 'people'],
  queryFn: () => ask(listStaff),
  refetchInterval: 15_000,
})
export const rolesQuery = queryOptions({
  queryKey: ['staff', 'roles'],
  queryFn: () => ask(listStaffRoles),
})
export const sessionsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['staff', 'sessions', personId],
    queryFn: () => ask(listStaffSessions, { params: { personId } }),
    refetchInterval: 15_000,
  })
export const historyQuery = (personId: string) =>
  queryOptions({
    queryKey: ['staff', 'history', personId],
    queryFn: () => ask(listStaffHistory, { params: { personId } }),
  })

/** Reads everything about staff again after an act. */
export const useStaffAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['staff'] })
}

const delivered = [
  'administrator',
  'agents',
  'aml',
  'aml_inspection',
  'compliance',
  'content',
  'crm',
  'emergency',
  'finance',
  'head_of_operations',
  'kyc',
  'lottery',
  'payments',
  'regulator',
  'risk',
  'support',
  'trading',
] as const

/** The name of a role that every brand has; a role of the brand's own has its code. */
export const nameRole = (t: T, code: string): string => {
  const known = delivered.find((one) => one === code)
  return known === undefined ? code.replaceAll('_', ' ') : t(`staff.role.${known}`)
}
