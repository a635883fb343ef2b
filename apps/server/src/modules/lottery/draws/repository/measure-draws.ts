import { hourMs } from '@trevo/calendar/durations.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

type DrawTimes = {
  readonly in_time: number
  readonly late: number
  readonly median_sec: number | null
}

type DrawSpan = {
  readonly brandId: number
  readonly since: Date
  readonly now: Date
  readonly lateAfterSec: number
}

/** Sales of a draw end at most so long before it. */
const lockMaxMs = hourMs

/** Draws of a brand that its program draws, due since an instant: drawn in time, and late or not drawn yet. */
export const measureDraws = async (
  { db }: Pick<Database<LotteryTables>, 'db'>,
  { brandId, since, now, lateAfterSec }: DrawSpan,
): Promise<DrawTimes> => {
  const closedSince = new Date(since.getTime() - lockMaxMs)
  const lateBefore = new Date(now.getTime() - lateAfterSec * 1_000)
  const { rows } = await sql<DrawTimes>`
    with due as (
      select extract(epoch from d.drawn_at - d.draws_at) as sec, d.draws_at
      from lottery.draw d join lottery.game g on g.id = d.game_id
      where g.brand_id = ${brandId} and g.result_source = 'engine' and d.closes_at >= ${closedSince}
        and d.closes_at <= ${now} and d.draws_at >= ${since} and d.draws_at <= ${now} and d.status <> 'cancelled'
      order by d.closes_at limit 10000
    )
    select (count(*) filter (where sec <= ${lateAfterSec}))::int as in_time,
      (count(*) filter (where sec > ${lateAfterSec} or (sec is null and draws_at < ${lateBefore})))::int as late,
      percentile_cont(0.5) within group (order by sec)::int as median_sec
    from due`.execute(db)
  return rows[0] ?? { in_time: 0, late: 0, median_sec: null }
}
