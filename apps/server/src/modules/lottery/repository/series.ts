import type { Kysely } from 'kysely'
import type { LotteryTables } from './tables.ts'

/** What members were given of their own for a group; who is not here has what the brand gives. */
export const findSeriesOf = async (
  db: Kysely<LotteryTables>,
  memberIds: readonly bigint[],
  groupCode: string,
  prizeModeId: number,
): Promise<Map<bigint, number>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery.member_series')
    .select(['member_id', 'max_series'])
    .where('member_id', 'in', memberIds)
    .where('group_code', '=', groupCode)
    .where('prize_mode_id', '=', prizeModeId)
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.max_series]))
}

export const listSeriesOf = (db: Kysely<LotteryTables>, memberId: bigint) =>
  db.selectFrom('lottery.member_series').selectAll().where('member_id', '=', memberId).execute()
