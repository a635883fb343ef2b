import { listAudit, listDataAccess } from '@trevo/api-client/ops-endpoints.ts'
import { rights } from '@trevo/contract/ops/rights.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readDay, readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['acts', 'readings', 'chain'] as const
export const filterNames = ['operator', 'right', 'target', 'field', 'fromOn', 'toOn'] as const

/** Rights of the filter; `own` are acts about one's own session. */
export const auditRights = [...rights, 'own'] as const

const readers = {
  tab: readOneOf(tabs),
  row: readId(/^[1-9]\d{0,14}$/),
  operator: readText(64),
  right: readOneOf(auditRights),
  target: readText(80),
  field: readText(80),
  fromOn: readDay,
  toOn: readDay,
}

/** Tab, search and open row; all of it is in the address. */
export const useAuditAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  const { tab = 'acts', row, ...filter } = values
  return { tab, row: row === undefined ? undefined : Number(row), filter, isIgnored, change }
}
export type AuditAddress = ReturnType<typeof useAuditAddress>
type AuditFilter = AuditAddress['filter']

const pageSize = 50
const refetchMs = 15_000

export const actsQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      ask(listAudit, { query: { ...filter, pageSize, ...(pageParam && { before: pageParam }) } }),
    refetchInterval: refetchMs,
    ...paging,
  })

export const readingsQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['data access', filter],
    queryFn: ({ pageParam }) =>
      ask(listDataAccess, {
        query: { ...filter, pageSize, ...(pageParam && { before: pageParam }) },
      }),
    refetchInterval: refetchMs,
    ...paging,
  })

/** A row with the rows before and after it in the chain, whether the search lists them or not. */
export const rowQuery = (position: number) =>
  queryOptions({
    queryKey: ['audit row', position],
    queryFn: async () => {
      const query = { before: String(position + 2), pageSize: 3 }
      const { list } = await ask(listAudit, { query })
      const at = (place: number) => list.find((row) => row.position === place) ?? null
      return { row: at(position), earlier: at(position - 1), later: at(position + 1) }
    },
  })
