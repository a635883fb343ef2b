import {
  listAmlAlerts,
  listAmlCases,
  listAmlPersons,
  showAmlAlert,
  showAmlCase,
  showAmlPerson,
} from '@trevo/api-client/ops-endpoints.ts'
import {
  alertStates,
  amlCaseStates,
  amlRuleNames,
  riskClasses,
} from '@trevo/contract/ops/compliance/aml.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const amlViews = ['alerts', 'cases', 'persons', 'year'] as const

const readers = {
  view: readOneOf(amlViews),
  state: readOneOf(alertStates),
  stage: readOneOf(amlCaseStates),
  rule: readOneOf(amlRuleNames),
  risk: readOneOf(riskClasses),
  year: readId(/^20\d\d$/),
  row: readId(/^[1-9]\d{0,17}$/),
}

/** View, filters and the open record; all are in the address. */
export const useAmlAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return {
    view: values.view ?? 'alerts',
    state: values.state ?? 'open',
    stage: values.stage ?? 'open',
    risk: values.risk ?? 'high',
    rule: values.rule,
    year: values.year,
    row: values.row,
    isIgnored,
    change,
  } as const
}
export type AmlAddress = ReturnType<typeof useAmlAddress>

const refetchInterval = 10_000
const list = { ...paging, refetchInterval, retry: false } as const

const alertsQuery = ({ state, rule }: Pick<AmlAddress, 'state' | 'rule'>) =>
  infiniteQueryOptions({
    ...list,
    queryKey: ['aml', 'alerts', state, rule],
    queryFn: ({ pageParam }) =>
      ask(listAmlAlerts, {
        query: { state, ...(rule && { rule }), ...(pageParam && { after: pageParam }) },
      }),
  })

const casesQuery = (state: AmlAddress['stage']) =>
  infiniteQueryOptions({
    ...list,
    queryKey: ['aml', 'cases', state],
    queryFn: ({ pageParam }) =>
      ask(listAmlCases, { query: { state, ...(pageParam && { after: pageParam }) } }),
  })

const personsQuery = (riskClass: AmlAddress['risk']) =>
  infiniteQueryOptions({
    ...list,
    queryKey: ['aml', 'persons', riskClass],
    queryFn: ({ pageParam }) =>
      ask(listAmlPersons, { query: { riskClass, ...(pageParam && { before: pageParam }) } }),
  })

export const alertQuery = (alertId: string) =>
  queryOptions({
    queryKey: ['aml', 'alert', alertId],
    queryFn: () => ask(showAmlAlert, { params: { alertId } }),
    retry: false,
  })

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['aml', 'case', caseId],
    queryFn: () => ask(showAmlCase, { params: { caseId } }),
    refetchInterval,
    retry: false,
  })

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['aml', 'person', personId],
    queryFn: () => ask(showAmlPerson, { params: { personId } }),
    retry: false,
  })

/** The id of an alert or case among the items that operators share. */
export const workIdOf = (kind: 'alert' | 'case', id: string): string => `${kind} ${id}`

/** Alerts of the view; in the queue the first one opens by itself. */
export const useAlerts = (of: AmlAddress) => {
  const { state, row, change } = of
  const query = useInfiniteQuery(alertsQuery(of))
  const rows = rowsOf(query.data)
  const works = useQueueWork(
    'aml',
    rows.map(({ alertId }) => workIdOf('alert', alertId)),
    row && workIdOf('alert', row),
  )
  const first = rows[0]?.alertId
  useEffect(() => {
    if (state === 'open' && row === undefined && first !== undefined) change({ row: first })
  }, [state, row, first, change])
  const here = rows.findIndex(({ alertId }) => alertId === row)
  return { query, rows, works, next: rows[here + 1]?.alertId ?? '' }
}

export const useCases = ({ stage, row }: AmlAddress) => {
  const query = useInfiniteQuery(casesQuery(stage))
  const rows = rowsOf(query.data)
  const works = useQueueWork(
    'aml',
    rows.map(({ caseId }) => workIdOf('case', caseId)),
    row && workIdOf('case', row),
  )
  return { query, rows, works }
}

export const usePersons = ({ risk }: AmlAddress) => {
  const query = useInfiniteQuery(personsQuery(risk))
  return { query, rows: rowsOf(query.data) }
}

/** Reads everything again after an act. */
export const useAmlAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['aml'] })
}
