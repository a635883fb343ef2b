import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'
import { launchTtlMs } from '../domain/launch-ttl.ts'

export type LaunchTimes = {
  readonly node_id: number
  readonly in_time: number
  readonly late: number
  /** Of those that were opened. */
  readonly seconds: readonly number[]
}

/**
 * Launches since an instant by game: those that the vendor opened in time, and those that it opened later or not at
 * all before they expired. One that a newer launch of the member replaced says nothing, nor does one that can still
 * be opened.
 */
export const measureLaunches = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  {
    since,
    now,
    lateAfterSec,
  }: { readonly since: Date; readonly now: Date; readonly lateAfterSec: number },
): Promise<readonly LaunchTimes[]> => {
  const { rows } = await sql<LaunchTimes>`
    with recent as (
      select node_id, vendor, member_id, created_at, expires_at, used_at from play.launch
      where expires_at >= ${new Date(since.getTime() + launchTtlMs)} and created_at <= ${now}
      order by expires_at limit 20000
    ), judged as (
      select node_id, extract(epoch from used_at - created_at) as sec from recent r
      where (used_at is not null or expires_at <= ${now}) and not exists (
        select from recent newer where newer.member_id = r.member_id and newer.vendor = r.vendor
          and newer.created_at > r.created_at and newer.created_at = r.used_at)
    )
    select node_id, (count(*) filter (where sec <= ${lateAfterSec}))::int as in_time,
      (count(*) filter (where sec > ${lateAfterSec} or sec is null))::int as late,
      coalesce(array_agg(sec::float8) filter (where sec is not null), '{}') as seconds
    from judged group by node_id order by node_id`.execute(db)
  return rows
}
