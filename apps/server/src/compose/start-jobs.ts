import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker'
import type { Logger } from '../platform/logger.ts'
import type { Modules } from './create-modules.ts'

type Job = { readonly cron: string; run(): Promise<unknown> }

const jobsOf = ({ identity, wallet }: Modules, logger: Logger): Readonly<Record<string, Job>> => ({
  identity_purge: { cron: '* * * * *', run: identity.purge },
  wallet_ensure_months: { cron: '7 * * * *', run: wallet.ensureMonths },
  wallet_prove_conservation: {
    cron: '11 * * * *',
    run: async () => logger.info(await wallet.proveConservation(), 'conservation proven'),
  },
})

/**
 * Housekeeping on a schedule. The queue is in the database, so of many copies one runs each job at
 * its minute; a job that failed is tried again.
 */
export const startJobs = async (
  databaseUrl: string,
  modules: Modules,
  logger: Logger,
): Promise<Runner> => {
  const jobs = Object.entries(jobsOf(modules, logger))
  return run({
    connectionString: databaseUrl,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') logger.warn({ job: message }, 'job queue')
    }),
    taskList: Object.fromEntries(
      jobs.map(([name, job]) => [name, async () => void (await job.run())]),
    ),
    crontab: jobs.map(([name, { cron }]) => `${cron} ${name}`).join('\n'),
  })
}
