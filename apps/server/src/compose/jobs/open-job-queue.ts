import { Logger as WorkerLogger, makeWorkerUtils } from 'graphile-worker'
import type { QueuedJob, QueueDepth } from '../../modules/system/index.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { countDueJobs, listLastRuns, listQueuedJobs } from './repository/read-queue.ts'

const attemptsByHand = 3

export type JobQueue = {
  /** Queues a job, once per key that is still waiting; a failure is logged. */
  add(name: string, key: string, triesMax: number): void
  /** Jobs that run, failed or wait, at most 1,000: those that failed first. */
  list(): Promise<QueuedJob[]>
  /** Up to 10,000 jobs that wait, by name, and since when the oldest is due. */
  countDue(now: Date): Promise<QueueDepth[]>
  /** When each scheduled job was last queued. */
  lastRuns(): Promise<ReadonlyMap<string, Date>>
  /** Queues a scheduled job besides its schedule. */
  runNow(name: string): Promise<void>
  /** Gives a job all its attempts again, from now on; false if it is gone or runs. */
  tryAgain(jobId: string, now: Date): Promise<boolean>
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
    list: () => utils.withPgClient(listQueuedJobs),
    countDue: (now) => utils.withPgClient((client) => countDueJobs(client, now)),
    lastRuns: () => utils.withPgClient(listLastRuns),
    runNow: async (name) => {
      await utils.addJob(name, {}, { jobKey: `now:${name}`, maxAttempts: attemptsByHand })
    },
    tryAgain: async (jobId, now) => {
      const done = await utils.rescheduleJobs([jobId], { runAt: now, attempts: 0 })
      return done.length > 0
    },
    close: async () => {
      await Promise.all(running)
      await utils.release()
    },
  }
}
