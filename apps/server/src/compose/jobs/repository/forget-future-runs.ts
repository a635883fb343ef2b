import { makeWorkerUtils } from 'graphile-worker'

/** Scheduled jobs that ran at future minutes, before the clock was set back, run again. */
export const forgetFutureRuns = async (connectionString: string, now: Date): Promise<void> => {
  const utils = await makeWorkerUtils({ connectionString, maxPoolSize: 1 })
  try {
    await utils.withPgClient((client) =>
      client.query(
        `update graphile_worker._private_known_crontabs set last_execution = null
         where last_execution > $1`,
        [now],
      ),
    )
  } finally {
    await utils.release()
  }
}
