import { withConnectionsOf } from '@trevo/database/bounded-pool.ts'
import { createPool } from '@trevo/database/connect.ts'
import { openCopy } from './open-copy.ts'

/** A day and three hours: today is over everywhere in Brazil, and due. */
const aheadMs = 27 * 3_600_000

/** Counts what is not counted yet and closes today, in seconds, as the job does on the day after and on its connections. */
export const measureClose = async (databaseUrl: string, dataDir: string): Promise<number> => {
  const server = await openCopy(databaseUrl, dataDir, aheadMs)
  const jobs = createPool(databaseUrl, { work: 'jobs', role: 'trevo_app' })
  const startedAt = performance.now()
  await withConnectionsOf(jobs, () => server.modules.reports.closeDays())
  const seconds = (performance.now() - startedAt) / 1000
  const { rows } = await server.pool.query<{ count: bigint }>(
    'select count(*) as count from reports.day',
  )
  await jobs.end()
  await server.close()
  if (rows[0]?.count === 0n) throw new Error('no day was closed')
  return seconds
}
