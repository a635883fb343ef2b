import type { Runner } from 'graphile-worker'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'

const startAgainAfterMs = 1_000
/** The interval of clock checks; if the clock was set back by more than a minute the runner is restarted. */
const lookEveryMs = 5_000
const setBackMs = 60_000

/**
 * Job results are written in batches: written one by one, nothing in the library awaits them, and a connection
 * lost at that moment would be an unhandled rejection that ends the process.
 */
export const jobEndsInBatches = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
} as const

/**
 * Keeps the queue's runner alive: if a connection is lost while a job's result is written, as in a database
 * failover, the runner stops, and a new one replaces it. The same after the clock was set back: the runner would
 * wait for the minutes that it has already seen. Throws if the first one does not start.
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
      // It logs the reason itself; its promise may resolve as if there was no error.
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
    // It ends without an error, and a new one replaces it.
    if (isSetBack) void runner.stop().catch(() => undefined)
  }, everyMs)
  watch.unref()

  return {
    stop: async () => {
      clearInterval(watch)
      end.abort()
      // A runner that gave up is stopped already.
      await runner.stop().catch(() => undefined)
      await running
    },
  }
}
