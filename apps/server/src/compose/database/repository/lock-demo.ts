import type { Pool } from '@trevo/database/connect.ts'

/** Concurrently starting copies seed one after the other; the connection of a pool of one holds the lock. */
export const lockDemo = async (pool: Pool): Promise<void> => {
  await pool.query("select pg_advisory_lock(hashtextextended('trevo.demo', 0))")
}
