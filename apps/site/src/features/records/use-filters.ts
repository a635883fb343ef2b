import { useSearchParams } from 'react-router'
import { isPeriod, type Period } from './periods.ts'

/** Kinds of movements of the account record: all, money in and out, stakes, prizes. */
export const kinds = ['all', 'money', 'bets', 'prizes'] as const
export type Kind = (typeof kinds)[number]
const isKind = (text: unknown): text is Kind => kinds.some((one) => one === text)

/**
 * Filters stand in the address, so a record can be reloaded, shared and gone back to. A page
 * changes its query without a new history entry for every chip.
 */
export const useFilters = () => {
  const [query, setQuery] = useSearchParams()
  const period = query.get('period')
  const kind = query.get('kind')
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    period: isPeriod(period) ? period : ('days7' as const),
    setPeriod: (next: Period) => set('period', next),
    kind: isKind(kind) ? kind : ('all' as const),
    setKind: (next: Kind) => set('kind', next),
  }
}
