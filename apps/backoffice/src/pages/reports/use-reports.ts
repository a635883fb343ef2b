import {
  listClosedDays,
  listLargestWins,
  listRevenue,
  listSignificantEvents,
  showReport,
} from '@trevo/api-client/ops-endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import {
  reportNames,
  reportPeriods,
  revenueGroups,
  type listClosedDays as daysOf,
  type listRevenue as revenueOf,
  type ReportName,
} from '@trevo/contract/ops/ledger/reports.ts'
import { significantKinds } from '@trevo/contract/ops/ledger/events.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { plainDayAt } from '../../core/format.ts'
import { paging } from '../../core/list-pages.ts'
import { serverNow } from '../../core/server-clock.ts'
import { readDay, readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['drill', ...reportNames, 'significant', 'days', 'exports'] as const
export const orders = ['stakes', 'fall'] as const
export const againsts = ['weeks', 'before', 'none'] as const

const readers = {
  report: readOneOf(tabs),
  from: readDay,
  to: readDay,
  by: readOneOf(revenueGroups),
  against: readOneOf(againsts),
  order: readOneOf(orders),
  product: readText(20),
  vendor: readText(40),
  game: readId(/^(-1|\d{1,9})$/),
  period: readOneOf(reportPeriods),
  on: readDay,
  day: readDay,
  kind: readOneOf(significantKinds),
  member: readText(64),
  fromOn: readDay,
  toOn: readDay,
  event: readId(/^\d{1,18}$/),
}

const dayMs = 86_400_000

/** Which report, of which days and selection; all of it is in the address. */
export const useReportsAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  const yesterday = plainDayAt(serverNow() - dayMs)
  const from = values.from ?? values.to ?? yesterday
  const to = values.to ?? from
  return {
    report: values.report ?? ('drill' as const),
    from,
    to,
    by: values.by ?? ('product' as const),
    against: values.against ?? ('weeks' as const),
    order: values.order ?? ('stakes' as const),
    product: values.product,
    vendor: values.vendor,
    game: values.game,
    period: values.period ?? ('day' as const),
    on: values.on ?? yesterday,
    day: values.day,
    events: {
      kind: values.kind,
      member: values.member,
      fromOn: values.fromOn,
      toOn: values.toOn,
    },
    event: values.event,
    isIgnored,
    change,
  }
}
export type ReportsAddress = ReturnType<typeof useReportsAddress>

const selectionOf = ({ from, to, product, vendor, game }: ReportsAddress) => ({
  from,
  to,
  ...(product !== undefined && { product }),
  ...(vendor !== undefined && { vendor }),
  ...(game !== undefined && { game }),
})

export const revenueQuery = (of: ReportsAddress) => {
  const query = { ...selectionOf(of), by: of.by, against: of.against }
  return queryOptions({ queryKey: ['revenue', query], queryFn: () => ask(listRevenue, { query }) })
}

export const winsQuery = (of: ReportsAddress) => {
  const query = selectionOf(of)
  return queryOptions({ queryKey: ['wins', query], queryFn: () => ask(listLargestWins, { query }) })
}

export const sheetQuery = (name: ReportName, { period, on }: ReportsAddress) =>
  queryOptions({
    queryKey: ['report', name, period, on],
    queryFn: () => ask(showReport, { params: { name }, query: { period, on } }),
  })

export const eventsQuery = ({ events }: ReportsAddress) =>
  infiniteQueryOptions({
    queryKey: ['significant events', events],
    queryFn: ({ pageParam }) =>
      ask(listSignificantEvents, {
        query: { ...events, pageSize: 50, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
    refetchInterval: 15_000,
  })

export const daysQuery = infiniteQueryOptions({
  queryKey: ['closed days'],
  queryFn: ({ pageParam }) =>
    ask(listClosedDays, { query: pageParam ? { before: pageParam } : {} }),
  ...paging,
})

export type Revenue = Value<typeof revenueOf>
export type ClosedDay = Value<typeof daysOf>['list'][number]
