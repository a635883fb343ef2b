import { useSearchParams } from 'react-router'

/** The open deposit or withdrawal, and the state filter of the records, are in the address. */
export const useRecordAddress = <State extends string>(
  idName: 'deposit' | 'withdrawal',
  states: readonly State[],
) => {
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        if (value === undefined) before.delete(name)
        else before.set(name, value)
        return before
      },
      { preventScrollReset: name === 'state' },
    )
  const filter: State | 'all' = states.find((state) => state === params.get('state')) ?? 'all'
  return {
    openId: params.get(idName) ?? undefined,
    filter,
    open: (id: string | undefined) => change(idName, id),
    setFilter: (next: State | 'all') => change('state', next === 'all' ? undefined : next),
  }
}
