import { getAlarms, getFigures } from '@trevo/api-client/ops-endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import {
  figureSpans,
  type getAlarms as alarmsOf,
  type getFigures as figuresOf,
} from '@trevo/contract/ops/ledger/figures.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { readOneOf, useAddress } from '../../parts/use-address.ts'

export const againsts = ['weekday', 'before'] as const

/** Span and comparison, in the address. */
export const useFiguresAddress = () => {
  const { values, change } = useAddress({
    span: readOneOf(figureSpans),
    against: readOneOf(againsts),
  })
  const { span = 'today', against = 'weekday' } = values
  return { span, against, change }
}
export type FiguresAddress = ReturnType<typeof useFiguresAddress>

const everyMs = 10_000

export const figuresQuery = ({ span, against }: Pick<FiguresAddress, 'span' | 'against'>) =>
  queryOptions({
    queryKey: ['figures', span, against],
    queryFn: () => ask(getFigures, { query: { span, against } }),
    refetchInterval: everyMs,
  })

export const alarmsQuery = queryOptions({
  queryKey: ['alarms'],
  queryFn: () => ask(getAlarms),
  refetchInterval: everyMs,
})

export type Figures = Value<typeof figuresOf>
export type Alarms = Value<typeof alarmsOf>
