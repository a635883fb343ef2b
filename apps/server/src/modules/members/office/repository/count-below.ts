import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

const countedMax = 1_000

/** How many accounts are directly below; counting stops at 1,000. */
export const countBelow = async (db: MemberDb, memberId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from members.member where upline_member_id = ${memberId} limit ${countedMax}) as below`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
