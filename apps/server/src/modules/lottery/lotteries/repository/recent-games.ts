import type { Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

/** The lotteries of the member's last stakes, latest first. */
export const listRecentGameIds = async (
  db: Kysely<LotteryTables>,
  memberId: bigint,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('lottery.placed_order')
    .select('game_id')
    .where('member_id', '=', memberId)
    .groupBy('game_id')
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ game_id }) => game_id)
}
