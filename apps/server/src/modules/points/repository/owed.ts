import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PointsTables } from './tables.ts'

/** The points each of these members owes, locked; members without a debt are left out. */
export const lockOwed = async (
  tx: Tx,
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> => {
  const { rows } = await sql<PointsTables['points.owed']>`
    select member_id, owed_minor from points.owed where member_id = any(${memberIds}::bigint[])
    order by member_id for update`.execute(tx)
  return new Map(rows.map((row) => [row.member_id, row.owed_minor]))
}

/** Stores a member's current debt. */
export const saveOwed = async (tx: Tx, memberId: bigint, owedMinor: bigint): Promise<void> => {
  const own = tables<PointsTables>(tx)
  if (owedMinor === 0n) {
    await own.deleteFrom('points.owed').where('member_id', '=', memberId).execute()
    return
  }
  await own
    .insertInto('points.owed')
    .values({ member_id: memberId, owed_minor: owedMinor })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ owed_minor: owedMinor }))
    .execute()
}
