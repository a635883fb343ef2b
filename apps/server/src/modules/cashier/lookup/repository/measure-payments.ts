import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'

export type PaymentSpan = {
  readonly brandId: number
  readonly since: Date
  readonly now: Date
  readonly lateAfterSec: number
}

export type PaymentTimes = {
  readonly in_time: number
  readonly late: number
  readonly median_sec: number | null
}

/** More is not counted: the shares are known by then. */
const countedMax = 10_000

/**
 * Deposits of a brand since an instant: credited in time after the institution received the Pix, and late, which
 * includes charges without an answer of the institution, and Pix for as long as they are neither credited nor
 * decided. Whose a Pix is that the institution has not described yet is not known: it is late at every brand.
 */
export const measureDepositTimes = async (
  { db }: Pick<Database<DepositTables>, 'db'>,
  { brandId, since, now, lateAfterSec }: PaymentSpan,
): Promise<PaymentTimes> => {
  const lateBefore = new Date(now.getTime() - lateAfterSec * 1_000)
  const { rows } = await sql<PaymentTimes>`
    with paid as (
      select extract(epoch from d.credited_at - p.paid_at) as sec
      from (select * from cashier.payment where paid_at >= ${since} and status = 'credited'
        order by paid_at limit ${countedMax}) p
      join cashier.deposit d on d.member_id = p.member_id and d.id = p.deposit_id
      where d.brand_id = ${brandId} and d.credited_at is not null
    ), waiting as (
      select 1 from (select * from cashier.deposit where created_at >= ${since}
        and created_at <= ${lateBefore} and status = 'requested' order by created_at limit ${countedMax}) d
      where d.brand_id = ${brandId}
      union all
      select 1 from (select * from cashier.payment where next_call_at is not null
        and status = 'noticed' and noticed_at <= ${lateBefore} limit ${countedMax}) p
      left join cashier.deposit d on d.txid = p.txid
      where p.txid is null or d.brand_id = ${brandId}
    )
    select (count(*) filter (where sec <= ${lateAfterSec}))::int as in_time,
      (count(*) filter (where sec > ${lateAfterSec}))::int + (select count(*)::int from waiting) as late,
      percentile_cont(0.5) within group (order by sec)::int as median_sec
    from paid`.execute(db)
  return rows[0] ?? { in_time: 0, late: 0, median_sec: null }
}

/** Until when payments at the institution are known; undefined where none is configured or was ever asked. */
export const findReadUntil = async ({
  db,
}: Pick<Database<DepositTables>, 'db'>): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('cashier.poll_position')
    .select('read_until')
    .orderBy('read_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.read_until
}

/**
 * Withdrawals of a brand: paid since an instant in time, and late, which includes those that wait beyond their time
 * now. One that waits for an answer of its member is not late.
 */
export const measureWithdrawalTimes = async (
  { db }: Pick<Database<WithdrawalTables>, 'db'>,
  { brandId, since, now, lateAfterSec }: PaymentSpan,
): Promise<PaymentTimes> => {
  const { rows } = await sql<PaymentTimes>`
    with paid as (
      select extract(epoch from ended_at - created_at) as sec,
        ended_at <= coalesce(payable_until, created_at + make_interval(secs => ${lateAfterSec})) as is_in_time
      from (select * from cashier.withdrawal where status in ('paid', 'returned') and ended_at >= ${since}
        order by ended_at limit ${countedMax}) w
      where brand_id = ${brandId} and status = 'paid'
    ), waiting as (
      select 1 from (select * from cashier.withdrawal
        where status in ('review', 'second_review', 'approved', 'paying', 'confirming')
        order by created_at limit ${countedMax}) w
      where brand_id = ${brandId}
        and coalesce(payable_until, created_at + make_interval(secs => ${lateAfterSec})) < ${now}
        and not exists (select from cashier.withdrawal_question q where q.withdrawal_id = w.id
          and q.answered_at is null and q.closed_at is null)
    )
    select (count(*) filter (where is_in_time))::int as in_time,
      (count(*) filter (where not is_in_time))::int + (select count(*)::int from waiting) as late,
      percentile_cont(0.5) within group (order by sec)::int as median_sec
    from paid`.execute(db)
  return rows[0] ?? { in_time: 0, late: 0, median_sec: null }
}
