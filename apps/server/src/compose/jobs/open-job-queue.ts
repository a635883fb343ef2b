import { Logger as WorkerLogger, makeWorkerUtils } from 'graphile-worker'
import type { Logger } from '@trevo/platform/logger.ts'

export type JobQueue = {
  /** Queues a job, once per key that is still waiting; a failure is logged. */
  add(name: string, key: string, triesMax: number): void
  close(): Promise<void>
}

/** The queue's own log lines, if relevant. */
export const queueLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn({ job: message }, 'job queue')
  })

/** Queues jobs, for copies that run jobs and copies that do not. */
export const openJobQueue = async (databaseUrl: string, logger: Logger): Promise<JobQueue> => {
  const utils = await makeWorkerUtils({
    connectionString: databaseUrl,
    maxPoolSize: 2,
    logger: queueLogger(logger),
  })
  await utils.migrate()
  const running = new Set<Promise<unknown>>()
  return {
    add: (name, key, triesMax) => {
      const asked = utils
        .addJob(
          name,
          { key },
          { jobKey: `${name}:${key}`, jobKeyMode: 'preserve_run_at', maxAttempts: triesMax },
        )
        .catch((error: unknown) => logger.error({ err: error, job: name }, 'job not queued'))
        .finally(() => running.delete(asked))
      running.add(asked)
    },
    close: async () => {
      await Promise.all(running)
      await utils.release()
    },
  }
}
