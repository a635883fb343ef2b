import type { Runner } from 'graphile-worker'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../platform/logger.ts'

const startAgainAfterMs = 1_000

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
 * Throws when the first one does not start.
 */
export const keepJobRunner = async (
  start: () => Promise<Runner>,
  logger: Pick<Logger, 'error'>,
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
        logger.error({ err: error }, 'job queue does not start')
      }
    }
  }

  const running = (async () => {
    while (!end.signal.aborted) {
      // It says why in its own log; here it may end as if all were well.
      const why: unknown = await runner.promise.catch((error: unknown) => error)
      if (end.signal.aborted) return
      logger.error({ err: why }, 'job queue ended; it is started again')
      await startAgain()
    }
  })()

  return {
    stop: async () => {
      end.abort()
      // One that has given itself up is stopped already.
      await runner.stop().catch(() => undefined)
      await running
    },
  }
}
