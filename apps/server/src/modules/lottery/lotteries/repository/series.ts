import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

export type SeriesQuestion = {
  readonly memberIds: readonly bigint[]
  readonly groupCode: string
  readonly prizeModeId: number
}

/** Series of individual members, by group; absent members have the brand's. */
export const findSeriesOf = async (
  db: Kysely<LotteryTables>,
  questions: readonly SeriesQuestion[],
): Promise<readonly ReadonlyMap<bigint, number>[]> => {
  const asked = questions.flatMap(({ memberIds, groupCode, prizeModeId }, position) =>
    memberIds.map((memberId) => ({ position, memberId, groupCode, prizeModeId })),
  )
  const { rows } = await sql<{ n: number; member_id: bigint; max_series: number }>`
    select u.n, s.member_id, s.max_series
    from unnest(${asked.map(({ position }) => position)}::integer[],
      ${asked.map(({ memberId }) => memberId)}::bigint[],
      ${asked.map(({ groupCode }) => groupCode)}::text[],
      ${asked.map(({ prizeModeId }) => prizeModeId)}::smallint[])
      u (n, member_id, group_code, prize_mode_id)
    join lottery.member_series s using (member_id, group_code, prize_mode_id)`.execute(db)
  const found = questions.map(() => new Map<bigint, number>())
  for (const { n, member_id, max_series } of rows) found[n]?.set(member_id, max_series)
  return found
}

export const listSeriesOf = (db: Kysely<LotteryTables>, memberId: bigint) =>
  db.selectFrom('lottery.member_series').selectAll().where('member_id', '=', memberId).execute()

/** Series of individual members, all groups together. */
export const listGivenSeriesOf = (db: Kysely<LotteryTables>, memberIds: readonly bigint[]) =>
  memberIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('lottery.member_series')
        .selectAll()
        .where('member_id', 'in', [...memberIds])
        .orderBy('group_code')
        .orderBy('prize_mode_id')
        .execute()

/** Gives a member a series of a group; an existing one only rises. */
export const saveSeriesOf = async (
  db: Kysely<LotteryTables>,
  row: LotteryTables['lottery.member_series'],
): Promise<void> => {
  await db
    .insertInto('lottery.member_series')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'group_code', 'prize_mode_id'])
        .doUpdateSet({ max_series: row.max_series })
        .where('lottery.member_series.max_series', '<', row.max_series),
    )
    .execute()
}
