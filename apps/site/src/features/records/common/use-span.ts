import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  findRangeProblem,
  rangeOf,
  type DayRange,
  type Period,
  type RangeProblem,
  type Span,
} from './spans.ts'

/** `own`: days that the reader chose. */
export type SpanChoice = Period | 'own'

export type SpanAddress = {
  readonly choice: SpanChoice
  /** Undefined while the days in the address are not a valid range. */
  readonly span: Span | undefined
  /** The days in the address, unparsed. */
  readonly range: DayRange
  readonly problem: RangeProblem | undefined
  readonly periods: readonly Period[]
  readonly daysMax: number
  readonly choose: (next: SpanChoice) => void
  readonly setRange: (range: DayRange) => void
}

/** The span of a record is in the address, so it can be reloaded, shared and reached with Back. */
export const useSpan = (
  periods: readonly Period[],
  usual: Period,
  daysMax: number,
): SpanAddress => {
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
  const asked = query.get('period')
  const period = periods.find((one) => one === asked) ?? usual
  const isOwn = asked === 'own'
  const range = isOwn
    ? { from: query.get('from') ?? '', to: query.get('to') ?? '' }
    : rangeOf(period, now)
  const problem = isOwn ? findRangeProblem(range, daysMax) : undefined

  const write = (next: SpanChoice, days: DayRange | undefined) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        changed.set('period', next)
        for (const end of ['from', 'to'] as const) {
          if (days) changed.set(end, days[end])
          else changed.delete(end)
        }
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    choice: isOwn ? 'own' : period,
    span: isOwn ? (problem === undefined ? range : undefined) : period,
    range,
    problem,
    periods,
    daysMax,
    // The chosen days start as the shown ones, so nothing jumps.
    choose: (next) => write(next, next === 'own' ? range : undefined),
    setRange: (days) => write('own', days),
  }
}
