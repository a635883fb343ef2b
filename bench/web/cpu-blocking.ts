export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread itself, without the time it waited for the processor. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly documentLoaderURL?: string }
  }
}

/** Lighthouse's phone is slower by this factor. */
const slow = 4
const longMs = 50

/** Tasks of the busiest page's main thread; one nested in another belongs to the outer one. */
export const mainTasks = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasksOf = (main: TraceEvent): TraceEvent[] => {
    let endsAt = 0
    return events
      .filter(
        (event) =>
          event.ph === 'X' &&
          event.name.endsWith('RunTask') &&
          event.pid === main.pid &&
          event.tid === main.tid,
      )
      .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
      .filter(({ ts, dur = 0 }) => {
        if (ts < endsAt) return false
        endsAt = ts + dur
        return true
      })
  }
  const all = mains.map(tasksOf)
  return all.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/**
 * Blocking time of the page's main thread in processor time instead of wall-clock time, from the first
 * paint onwards and slowed as Lighthouse does both. On a machine busy with other work the clock also
 * counts waiting.
 */
export const cpuBlockingMs = (events: readonly TraceEvent[]): number => {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  )
  if (!start || !paint) return Number.NaN
  const own = events.filter(({ pid }) => pid === start.pid)
  const tasks = mainTasks(own).filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
  const blocked = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slow - longMs))
  return Math.round(blocked.reduce((sum, ms) => sum + ms, 0))
}
