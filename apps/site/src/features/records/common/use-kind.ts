import { useSearchParams } from 'react-router'

/** Kinds of movements in the account record: all, money in and out, stakes, prizes. */
export const kinds = ['all', 'money', 'bets', 'prizes'] as const
export type Kind = (typeof kinds)[number]

/** The kind is in the address; choosing one adds no history entry. */
export const useKind = (): [Kind, (next: Kind) => void] => {
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'all'
  const setKind = (next: Kind) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        changed.set('kind', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [kind, setKind]
}
