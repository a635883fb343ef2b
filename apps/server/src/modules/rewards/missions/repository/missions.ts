import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { MissionProgressRow, MissionRow, RewardsTables } from '../../tables.ts'

/** How long play of an ended mission is still corrected. */
const correctedDays = 31

/** Missions of a brand that play until now may count for, those that ended lately among them. */
export const listMissionRows = async (
  tx: Tx,
  brandId: number,
  now: Date,
): Promise<MissionRow[]> => {
  const over = new Date(now.getTime() - correctedDays * 86_400_000)
  return tables<RewardsTables>(tx)
    .selectFrom('rewards.mission')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .where('created_at', '<=', now)
    .where((one) => one.or([one('ends_at', 'is', null), one('ends_at', '>', over)]))
    .orderBy('place')
    .orderBy('id')
    .limit(200)
    .execute()
}

const columns = sql`mission_id, member_id, period_on::text, progress, skipped, opened_at, done_at,
  worth_minor`

/** The stored rows of members' missions in these periods: those opened late or done. */
export const readProgress = async (
  tx: Tx,
  memberIds: readonly bigint[],
  days: readonly string[],
): Promise<readonly MissionProgressRow[]> => {
  const { rows } = await sql<MissionProgressRow>`
    select ${columns} from rewards.mission_progress
    where member_id = any(${memberIds}::bigint[]) and period_on = any(${days}::date[])`.execute(tx)
  return rows
}

/** The latest of a member. */
export const readProgressOf = async (
  tx: Tx,
  memberId: bigint,
): Promise<readonly MissionProgressRow[]> => {
  const { rows } = await sql<MissionProgressRow>`
    select ${columns} from rewards.mission_progress where member_id = ${memberId}
    order by period_on desc limit 500`.execute(tx)
  return rows
}

/** Each mission of a member occurs once. */
export const saveProgress = async (tx: Tx, rows: readonly MissionProgressRow[]): Promise<void> => {
  if (rows.length === 0) return
  const column = <Name extends keyof MissionProgressRow>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into rewards.mission_progress
      (mission_id, member_id, period_on, progress, skipped, opened_at, done_at, worth_minor)
    select * from unnest(${column('mission_id')}::integer[], ${column('member_id')}::bigint[],
      ${column('period_on')}::date[], ${column('progress')}::bigint[],
      ${column('skipped')}::bigint[], ${column('opened_at')}::timestamptz[],
      ${column('done_at')}::timestamptz[], ${column('worth_minor')}::bigint[])
    on conflict (member_id, mission_id, period_on) do update set progress = excluded.progress,
      skipped = excluded.skipped, opened_at = excluded.opened_at,
      done_at = excluded.done_at, worth_minor = excluded.worth_minor`.execute(tx)
}
