import type { Pool } from '@trevo/database/connect.ts'
import { expect } from 'vitest'

/**
 * Waits until the stream may hand over all that is committed now. A transaction that another test
 * file has open on the same server holds it back, however quiet this file's own database is.
 */
export const untilStreamed = (pool: Pool): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await pool.query<{ hidden: bigint }>(
          `select count(*) as hidden from wallet.posting
           where xid >= pg_snapshot_xmin(pg_current_snapshot())`,
        )
        return rows[0]?.hidden
      },
      { timeout: 20_000 },
    )
    .toBe(0n)
