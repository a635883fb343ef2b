import {
  listExclusions,
  listImpediments,
  showImpediment,
  showMemberExclusions,
} from '@trevo/api-client/ops-endpoints.ts'
import { impedimentStates } from '@trevo/contract/ops/conduct/impediments.ts'
import { exclusionKinds } from '@trevo/contract/wps/security/exclusion.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['impediments', 'exclusions'] as const

const readers = {
  tab: readOneOf(tabs),
  row: readId(/^[1-9]\d{0,17}$/),
  member: readText(64),
  state: readOneOf(impedimentStates),
  kind: readOneOf(exclusionKinds),
  over: readOneOf(['ended'] as const),
}

/** Tab, filters and open record; all of it is in the address. */
export const useComplianceAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  const { tab = 'impediments', row, member, state, kind, over } = values
  return { tab, row, member, state, kind, over, isIgnored, change }
}
export type ComplianceAddress = ReturnType<typeof useComplianceAddress>

const pageSize = 50
const refetchInterval = 15_000

export const impedimentsQuery = ({ state }: Pick<ComplianceAddress, 'state'>) =>
  infiniteQueryOptions({
    queryKey: ['impediments', state],
    queryFn: ({ pageParam }) =>
      ask(listImpediments, {
        query: { pageSize, ...(state && { state }), ...(pageParam && { before: pageParam }) },
      }),
    refetchInterval,
    ...paging,
  })

export const impedimentQuery = (impedimentId: string) =>
  queryOptions({
    queryKey: ['impediment', impedimentId],
    queryFn: () => ask(showImpediment, { params: { impedimentId } }),
    refetchInterval,
  })

export const exclusionsQuery = ({ kind, over }: Pick<ComplianceAddress, 'kind' | 'over'>) =>
  infiniteQueryOptions({
    queryKey: ['exclusions', kind, over],
    queryFn: ({ pageParam }) =>
      ask(listExclusions, {
        query: {
          pageSize,
          state: over ?? 'running',
          ...(kind && { kind }),
          ...(pageParam && { before: pageParam }),
        },
      }),
    refetchInterval,
    ...paging,
  })

export const memberExclusionsQuery = (username: string) =>
  queryOptions({
    queryKey: ['member exclusions', username],
    queryFn: () => ask(showMemberExclusions, { query: { username } }),
  })
