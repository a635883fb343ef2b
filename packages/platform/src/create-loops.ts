import type { Logger } from './logger.ts'
import { repeat, type Pause, type Repeated } from './repeat.ts'

export type Loops = {
  /** Repeats work as `repeat` does, with a pause before the first run too. */
  repeat(work: () => Promise<unknown>, pauseMs: Pause): void
  /**
   * Repeats several jobs at one pace, all in the same turn, so that their database calls can be
   * batched. One whose previous run has not finished is skipped; a failing one is logged.
   */
  repeatTogether(works: readonly (() => Promise<unknown>)[], everyMs: number): void
  /** Waits for work before it stops; a failure is logged. */
  follow(work: Promise<unknown>): void
  /** Ends every loop, once the current runs have ended. */
  stop(): Promise<void>
}

/** Background work that stops together. `name` is its name in the log of a failed run. */
export const createLoops = (logger: Pick<Logger, 'error'>, name: string): Loops => {
  const repeated: Repeated[] = []
  const intervals: NodeJS.Timeout[] = []
  const running = new Set<Promise<unknown>>()
  const follow = (work: Promise<unknown>): Promise<unknown> => {
    const run = work
      .catch((error: unknown) => logger.error({ err: error, name }, 'work failed'))
      .finally(() => running.delete(run))
    running.add(run)
    return run
  }
  return {
    repeat: (work, pauseMs) => {
      repeated.push(repeat(name, pauseMs, work, logger, { pausesFirst: true }))
    },
    repeatTogether: (works, everyMs) => {
      const underWay = new Set<() => Promise<unknown>>()
      const interval = setInterval(() => {
        for (const work of works) {
          if (underWay.has(work)) continue
          underWay.add(work)
          void follow(work()).finally(() => underWay.delete(work))
        }
      }, everyMs)
      intervals.push(interval.unref())
    },
    follow: (work) => void follow(work),
    stop: async () => {
      for (const interval of intervals) clearInterval(interval)
      await Promise.all(repeated.map(({ stop }) => stop()))
      while (running.size > 0) await Promise.all(running)
    },
  }
}
