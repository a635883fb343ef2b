export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread itself, without what it waited for the processor. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly documentLoaderURL?: string }
  }
}

/** Lighthouse's phone is this much slower. */
const slow = 4
const longMs = 50

/**
 * Blocking time of the page's own thread by processor time instead of the clock, slowed as
 * Lighthouse slows it. On a machine that is busy with other work the clock also counts the waiting.
 */
export const cpuBlockingMs = (events: readonly TraceEvent[]): number => {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  )
  if (!start || !main) return Number.NaN
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.name.endsWith('RunTask') &&
      event.pid === main.pid &&
      event.tid === main.tid &&
      event.ts >= start.ts,
  )
  const blocked = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slow - longMs))
  return Math.round(blocked.reduce((sum, ms) => sum + ms, 0))
}
