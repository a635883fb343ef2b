import { orderStatuses } from '@trevo/contract/wps/lottery/orders.ts'
import { useSearchParams } from 'react-router'

export const periods = ['today', 'days7', 'days30'] as const
export const kinds = ['ALL', 'SINGLE', 'TRACE'] as const
export const statuses = [0, ...orderStatuses] as const

export type TicketFilter = {
  readonly period: (typeof periods)[number]
  readonly kind: (typeof kinds)[number]
  readonly status: (typeof statuses)[number]
  /** -1: every lottery. */
  readonly gameId: number
  readonly numero: string | undefined
}

/** The filter is in the address, so it can be reloaded, shared and reached with Back. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams()
  const numero = query.get('numero')
  const filter: TicketFilter = {
    // A message names a draw of any age.
    period:
      periods.find((one) => one === query.get('period')) ?? (numero === null ? 'days7' : 'days30'),
    kind: kinds.find((one) => one === query.get('kind')) ?? 'ALL',
    status: statuses.find((one) => String(one) === query.get('status')) ?? 0,
    gameId: /^\d{1,9}$/.test(query.get('game') ?? '') ? Number(query.get('game')) : -1,
    numero: numero !== null && /^\d{4,8}-?\d{1,6}$/.test(numero) ? numero : undefined,
  }
  const set = (name: 'period' | 'kind' | 'status' | 'game' | 'order', value: string | undefined) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        if (value === undefined) changed.delete(name)
        else changed.set(name, value)
        if (name !== 'order') changed.delete('numero')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return { filter, set, shownTicket: query.get('order') ?? undefined }
}
