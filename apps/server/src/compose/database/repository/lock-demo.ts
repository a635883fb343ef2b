import type { Pool } from '@trevo/database/connect.ts'

/** Copies that start at once seed one after the other; the connection of a pool of one holds the lock. */
export const lockDemo = async (pool: Pool): Promise<void> => {
  await pool.query("select pg_advisory_lock(hashtextextended('trevo.demo', 0))")
}
