import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { WithdrawalTables } from '../../common/repository/tables.ts'

/** A deadline in so long is soon. */
const soonMs = 20 * 60_000

/** How payments of a brand went since an instant. */
export const readPaymentHealth = async (
  { db }: Database<WithdrawalTables>,
  { brandId, since, now }: { readonly brandId: number; readonly since: Date; readonly now: Date },
) => {
  const { rows: paid } = await sql<{ count: number; median: number | null }>`
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at))::int as median
    from cashier.withdrawal
    where brand_id = ${brandId} and status in ('paid', 'returned') and status = 'paid' and ended_at >= ${since}`.execute(
    db,
  )
  const { rows: deposits } = await sql<{ paid: number; ended: number }>`
    select (count(*) filter (where status in ('credited', 'returned')))::int as paid,
      (count(*) filter (where status not in ('requested', 'awaiting')))::int as ended
    from cashier.deposit where brand_id = ${brandId} and created_at >= ${since}`.execute(db)
  const { rows: waiting } = await sql<{ late: number; soon: number }>`
    select (count(*) filter (where payable_until <= ${now}))::int as late,
      (count(*) filter (where payable_until > ${now}))::int as soon
    from cashier.withdrawal
    where brand_id = ${brandId} and status in ('review', 'second_review')
      and payable_until <= ${new Date(now.getTime() + soonMs)}`.execute(db)
  return {
    payoutMedianSec: paid[0]?.median ?? null,
    payoutCount: paid[0]?.count ?? 0,
    depositsPaid: deposits[0]?.paid ?? 0,
    depositsEnded: deposits[0]?.ended ?? 0,
    late: waiting[0]?.late ?? 0,
    dueSoon: waiting[0]?.soon ?? 0,
  }
}
