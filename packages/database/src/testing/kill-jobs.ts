import type { Pool } from '../connect.ts'

/** How often a job is tried that failed for want of a connection. */
const triesMax = 20

/** Crashes of jobs: every connection of the database ends but the test’s own. */
export const createKiller = (pool: Pick<Pool, 'query'>) => {
  const killConnections = () =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  return {
    /** Runs a job and ends its connections in the middle; what it had committed stays. */
    runAndKill: async (job: () => Promise<unknown>, afterTurns: number): Promise<void> => {
      const running = job().catch(() => undefined)
      for (let turn = 0; turn < afterTurns; turn += 1) await pool.query('select')
      await killConnections()
      await running
    },
    /** As jobs run: what failed for want of a connection is done again. */
    retry: async <T>(job: () => Promise<T>): Promise<T> => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await job()
        } catch (error) {
          if (tries === triesMax) throw error
        }
      }
    },
  }
}
