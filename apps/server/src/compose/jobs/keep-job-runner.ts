import type { Runner } from 'graphile-worker'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'

const startAgainAfterMs = 1_000
/** The interval of clock checks; when the clock was set back by more than a minute the runner is started again. */
const lookEveryMs = 5_000
const setBackMs = 60_000

/**
 * Ends of jobs are written in batches: written one by one, nobody in the library waits for them, and a
 * connection lost at that moment would be a rejection that ends the process.
 */
export const jobEndsInBatches = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
} as const

/**
 * Keeps the queue's runner going: where a connection is lost at the moment at which a job's end is
 * written, as when the database fails over, the runner gives itself up, and a new one takes its place.
 * So does a clock that was set back: the runner would wait for the minutes that it has seen.
 * Throws when the first one does not start.
 */
export const keepJobRunner = async (
  start: () => Promise<Runner>,
  logger: Pick<Logger, 'error'>,
  { clock, everyMs = lookEveryMs }: { readonly clock: Clock; readonly everyMs?: number },
): Promise<{ stop(): Promise<void> }> => {
  const end = new AbortController()
  let runner = await start()

  const startAgain = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await pause(startAgainAfterMs, undefined, { signal: end.signal }).catch(() => undefined)
      if (end.signal.aborted) return
      try {
        runner = await start()
        return
      } catch (error) {
        logger.error({ err: error }, 'job queue failed to start')
      }
    }
  }

  const running = (async () => {
    while (!end.signal.aborted) {
      // It logs the reason itself; here it may end as if all were well.
      const why: unknown = await runner.promise.catch((error: unknown) => error)
      if (end.signal.aborted) return
      logger.error({ err: why }, 'job queue stopped; restarting')
      await startAgain()
    }
  })()

  let seenMs = clock.now().getTime()
  const watch = setInterval(() => {
    const nowMs = clock.now().getTime()
    const isSetBack = nowMs < seenMs - setBackMs
    seenMs = nowMs
    // It ends without an error, and the next one takes its place.
    if (isSetBack) void runner.stop().catch(() => undefined)
  }, everyMs)
  watch.unref()

  return {
    stop: async () => {
      clearInterval(watch)
      end.abort()
      // One that has given itself up is stopped already.
      await runner.stop().catch(() => undefined)
      await running
    },
  }
}
