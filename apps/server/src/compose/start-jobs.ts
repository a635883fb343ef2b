import { Logger as WorkerLogger, run } from 'graphile-worker'
import type { Logger } from '../platform/logger.ts'
import { repeat } from '../platform/repeat.ts'
import type { Modules } from './create-modules.ts'

type Job = { readonly cron: string; run(): Promise<unknown> }

const jobsOf = (
  { identity, wallet, play }: Modules,
  logger: Logger,
): Readonly<Record<string, Job>> => ({
  identity_purge: { cron: '* * * * *', run: identity.purge },
  play_sweep_orphans: { cron: '* * * * *', run: play.sweepOrphans },
  wallet_ensure_months: { cron: '7 * * * *', run: wallet.ensureMonths },
  wallet_prove_conservation: {
    cron: '11 * * * *',
    run: async () => logger.info(await wallet.proveConservation(), 'conservation proven'),
  },
})

/** How soon a round stands in the bet record. */
const projectEveryMs = 500

/**
 * Housekeeping on a schedule. The queue is in the database, so of many copies one runs each job at
 * its minute; a job that failed is tried again.
 */
export const startJobs = async (
  databaseUrl: string,
  modules: Modules,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> => {
  const jobs = Object.entries(jobsOf(modules, logger))
  const projector = repeat('play.project-bets', projectEveryMs, modules.play.projectBets, logger)
  const runner = await run({
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
  return {
    stop: async () => {
      await projector.stop()
      await runner.stop()
    },
  }
}
