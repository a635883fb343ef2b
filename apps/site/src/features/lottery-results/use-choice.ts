import { useSearchParams } from 'react-router'

export const views = ['trend', 'results'] as const
export type ResultView = (typeof views)[number]
export const drawCounts = [30, 50, 100, 1_000] as const
export type DrawCount = (typeof drawCounts)[number]

/** The shown choice is in the address, so it can be reloaded, shared and reached with Back. */
export const useChoice = () => {
  const [query, setQuery] = useSearchParams()
  const write = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        if (value === undefined) changed.delete(name)
        else changed.set(name, value)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  const place = /^\d{1,2}$/.exec(query.get('place') ?? '')?.[0]
  return {
    gameCode: query.get('gameCode') ?? undefined,
    view: views.find((one) => one === query.get('view')) ?? 'trend',
    count: drawCounts.find((one) => String(one) === query.get('draws')) ?? 50,
    /** From 1 in the address; undefined if nothing was chosen. */
    place: place === undefined ? undefined : Number(place),
    setGame: (code: string) => write('gameCode', code),
    setView: (view: ResultView) => write('view', view),
    setCount: (count: DrawCount) => write('draws', String(count)),
    setPlace: (next: number) => write('place', String(next)),
  }
}
export type Choice = ReturnType<typeof useChoice>
