import { listAudit, listDataAccess } from '@trevo/api-client/ops-endpoints.ts'
import { rights } from '@trevo/contract/ops/rights.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ask } from '../../core/api.ts'

export const tabs = ['acts', 'readings'] as const
export const filterNames = ['operator', 'right', 'target', 'field', 'fromOn', 'toOn'] as const
type FilterName = (typeof filterNames)[number]

/** Rights of the filter; `own` are acts about one's own session. */
export const auditRights = [...rights, 'own'] as const

const day = /^\d{4}-\d\d-\d\d$/
const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text))

type AuditFilter = {
  readonly operator?: string
  readonly right?: (typeof auditRights)[number]
  readonly target?: string
  readonly field?: string
  readonly fromOn?: string
  readonly toOn?: string
}

/** What the address says of the search. What it says wrong is left out. */
const readFilter = (params: URLSearchParams) => {
  const textOf = (name: FilterName): string => params.get(name)?.trim() ?? ''
  const right = auditRights.find((one) => one === textOf('right'))
  const dayOf = (name: 'fromOn' | 'toOn') => (isDay(textOf(name)) ? textOf(name) : undefined)
  const [fromOn, toOn] = [dayOf('fromOn'), dayOf('toOn')]
  const filter: AuditFilter = {
    ...(textOf('operator') && { operator: textOf('operator').slice(0, 64) }),
    ...(right && { right }),
    ...(textOf('target') && { target: textOf('target').slice(0, 80) }),
    ...(textOf('field') && { field: textOf('field').slice(0, 80) }),
    ...(fromOn && { fromOn }),
    ...(toOn && { toOn }),
  }
  const isIgnored = filterNames.some((name) => textOf(name) !== '' && filter[name] === undefined)
  return { filter, isIgnored }
}

/** Tab, search and open row; all of it is in the address. */
export const useAuditAddress = () => {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'acts'
  const row = /^[1-9]\d{0,14}$/.test(params.get('row') ?? '')
    ? Number(params.get('row'))
    : undefined
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return { ...readFilter(params), tab, row, change }
}

const paging = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
}
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
