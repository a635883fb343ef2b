import type { Dependencies } from '../../dependencies.ts'

export type Loops = {
  /**
   * Repeats work, one run at a time, with a pause before each. A run that answers `more` is followed by
   * the next one without a pause; one that fails is logged and repeated.
   */
  repeat(work: () => Promise<unknown>, everyMs: number): void
  /**
   * Repeats many works at one pace, all in the same turn, so that what they ask of the database goes in
   * common statements. One whose run before is still under way is left out; one that fails is logged.
   */
  repeatTogether(works: readonly (() => Promise<unknown>)[], everyMs: number): void
  /** Waits for work before it stops; a failure is logged. */
  follow(work: Promise<unknown>): void
  /** Ends every loop, once the runs under way have ended. */
  stop(): Promise<void>
}

/** Work that goes on in the background. `failure` is what the log says of a run that failed. */
export const createLoops = ({ log }: Pick<Dependencies, 'log'>, failure: string): Loops => {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const intervals = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const follow = (work: Promise<unknown>): Promise<unknown> => {
    const run = work
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => running.delete(run))
    running.add(run)
    return run
  }
  const runAfter = (ms: number, work: () => Promise<unknown>, everyMs: number): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void follow(work()).then((answer) => runAfter(answer === 'more' ? 0 : everyMs, work, everyMs))
    }, ms)
    timer.unref()
    timers.add(timer)
  }
  return {
    repeat: (work, everyMs) => runAfter(everyMs, work, everyMs),
    repeatTogether: (works, everyMs) => {
      const underWay = new Set<() => Promise<unknown>>()
      const interval = setInterval(() => {
        for (const work of works) {
          if (underWay.has(work)) continue
          underWay.add(work)
          void follow(work()).finally(() => underWay.delete(work))
        }
      }, everyMs)
      intervals.add(interval.unref())
    },
    follow: (work) => void follow(work),
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const interval of intervals) clearInterval(interval)
      while (running.size > 0) await Promise.all(running)
    },
  }
}
