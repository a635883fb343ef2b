import { dayMs } from '@trevo/calendar/durations.ts'
import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

/** Matches that begin later are not looked at. */
const aheadMs = dayMs

/**
 * Matches on offer at a brand, live or about to begin: those whose prices stand, and those that the feed has said
 * nothing about for too long, or that did not begin when they should have.
 */
export const measureFeeds = async (
  db: Kysely<SportsTables>,
  {
    brandId,
    now,
    lateAfterSec,
  }: { readonly brandId: number; readonly now: Date; readonly lateAfterSec: number },
): Promise<{ readonly in_time: number; readonly late: number }> => {
  const lateBefore = new Date(now.getTime() - lateAfterSec * 1_000)
  const { rows } = await sql<{ in_time: number; late: number }>`
    with shown as (
      select (f.closes_at is not null and f.closes_at <= ${lateBefore})
        or (f.status = 'scheduled' and f.starts_at <= ${lateBefore}) as is_late
      from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
      where l.brand_id = ${brandId} and l.on_sale and not l.is_youth and f.season is null
        and f.status in ('scheduled', 'live') and f.starts_at <= ${new Date(now.getTime() + aheadMs)}
      order by f.starts_at limit 10000
    )
    select (count(*) filter (where not is_late))::int as in_time,
      (count(*) filter (where is_late))::int as late
    from shown`.execute(db)
  return rows[0] ?? { in_time: 0, late: 0 }
}
