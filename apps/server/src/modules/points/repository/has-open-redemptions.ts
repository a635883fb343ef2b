import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PointsTables } from './tables.ts'

/** Whether operators have yet to decide on an exchange of the member. */
export const hasOpenRedemptions = async (tx: Tx, memberId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from points.redemption where member_id = ${memberId} and status = 'IN_PROCESS'
    ) as found
  `.execute(tables<PointsTables>(tx))
  return rows[0]?.found ?? false
}
