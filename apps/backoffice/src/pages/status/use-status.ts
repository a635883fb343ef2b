import {
  listIncidentCredits,
  listServiceParts,
  listStatusIncidents,
  showStatusIncident,
} from '@trevo/api-client/ops-endpoints.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listIncidentCredits as endpoint } from '@trevo/contract/ops/system/incident-credits.ts'
import { statusIncidentViews } from '@trevo/contract/ops/system/service-status.ts'
import type { ServicePart } from '@trevo/contract/wps/status/service-status.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const views = ['parts', ...statusIncidentViews, 'credits'] as const

export const useStatusAddress = () => {
  const { values, isIgnored, change } = useAddress({
    view: readOneOf(views),
    row: readId(/^[0-9a-f-]{36}$/),
  })
  return { view: values.view ?? 'parts', row: values.row, isIgnored, change }
}

/** Measured every minute. */
const refetchInterval = 20_000
const key = ['service-status'] as const

export const partsQuery = queryOptions({
  queryKey: [...key, 'parts'],
  queryFn: () => ask(listServiceParts),
  refetchInterval,
})

/** What members are given for incidents of a part. */
export type CreditRow = Answer<typeof endpoint>['list'][number]

export const creditsQuery = queryOptions({
  queryKey: [...key, 'credits'],
  queryFn: () => ask(listIncidentCredits),
  refetchInterval,
})

export const incidentsQuery = (view: (typeof statusIncidentViews)[number]) =>
  infiniteQueryOptions({
    queryKey: [...key, 'incidents', view],
    queryFn: ({ pageParam }) =>
      ask(listStatusIncidents, {
        query: { view, pageSize: 50, ...(pageParam !== '' && { before: pageParam }) },
      }),
    refetchInterval,
    ...paging,
  })

export const incidentQuery = (incidentId: string) =>
  queryOptions({
    queryKey: [...key, 'one', incidentId],
    queryFn: () => ask(showStatusIncident, { params: { incidentId } }),
    refetchInterval,
  })

export const useStatusAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key })
}

/** What a part is called: a vendor by its own name. */
export const usePartName = () => {
  const t = useT()
  return ({ kind, vendor }: Pick<ServicePart, 'kind' | 'vendor'>): string =>
    vendor?.name ?? t(`status.part.${kind}`)
}
