import type { Pool } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'

/** Creates this month's and the next two months' partitions (hourly, and at start). */
export const ensureMonths = async (pool: Pool, clock: Clock): Promise<void> => {
  await pool.query(
    `select wallet.ensure_month($1::timestamptz + make_interval(months => n))
     from generate_series(0, 2) n`,
    [clock.now()],
  )
}
