import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PayeeRow, WithdrawalRow, WithdrawalTables } from '../../common/repository/tables.ts'

type Db = Database<WithdrawalTables>

const dayMs = 24 * 60 * 60_000

export type History = {
  readonly paidCount: number
  readonly paidSumMinor: bigint
  readonly medianMinor: bigint | null
  readonly dayCount: number
  readonly daySumMinor: bigint
  readonly isKnownDevice: boolean
}

/** What the member took out before this withdrawal; the median is of the last 50 that were paid. */
export const readHistory = async ({ db }: Db, row: WithdrawalRow): Promise<History> => {
  const { member_id: memberId, created_at: at, device_key: deviceKey } = row
  const { rows } = await sql<{
    paid: number
    sum: bigint
    median: bigint | null
    recent: number
    recent_sum: bigint
    known: boolean
  }>`
    with earlier as (
      select status, amount_minor, created_at, device_key from cashier.withdrawal
      where member_id = ${memberId} and created_at < ${at}
        and status not in ('rejected', 'cancelled', 'failed', 'returned')
    ), last_paid as (
      select amount_minor from earlier where status = 'paid' order by created_at desc limit 50
    )
    select (count(*) filter (where status = 'paid'))::int as paid,
      coalesce(sum(amount_minor) filter (where status = 'paid'), 0)::bigint as sum,
      (select percentile_disc(0.5) within group (order by amount_minor) from last_paid) as median,
      (count(*) filter (where created_at >= ${new Date(at.getTime() - dayMs)}))::int as recent,
      coalesce(sum(amount_minor) filter (where created_at >= ${new Date(at.getTime() - dayMs)}), 0)::bigint
        as recent_sum,
      coalesce(bool_or(device_key = ${deviceKey} and status = 'paid'), false) as known
    from earlier`.execute(db)
  const [found] = rows
  return {
    paidCount: found?.paid ?? 0,
    paidSumMinor: found?.sum ?? 0n,
    medianMinor: found?.median ?? null,
    dayCount: found?.recent ?? 0,
    daySumMinor: found?.recent_sum ?? 0n,
    isKnownDevice: found?.known ?? false,
  }
}

export type PayeeUse = { payee_id: string; paid: number; sum: bigint; last: Date | null }

/** What each of a member's payees was paid, those that were removed too. */
export const listPayeeUses = async ({ db }: Db, memberId: bigint): Promise<PayeeUse[]> => {
  const { rows } = await sql<PayeeUse>`
    select payee_id, count(*)::int as paid, sum(amount_minor)::bigint as sum, max(ended_at) as last
    from cashier.withdrawal where member_id = ${memberId} and status = 'paid'
    group by payee_id`.execute(db)
  return rows
}

/** The member's payees, the one named first, removed ones only if they are named; 20 at most. */
export const listShownPayees = ({ db }: Db, memberId: bigint, named: string): Promise<PayeeRow[]> =>
  db
    .selectFrom('cashier.payee')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((one) => one.or([one('removed_at', 'is', null), one('id', '=', named)]))
    .orderBy(sql`(id = ${named}) desc, created_at desc`)
    .limit(20)
    .execute()

/** How many other members have the same payee; counting stops at 20. */
export const countSharing = async ({ db }: Db, payee: PayeeRow): Promise<number> => {
  const same =
    payee.kind === 'pix'
      ? sql`pix_key = ${payee.pix_key}`
      : sql`bank_code = ${payee.bank_code} and branch = ${payee.branch}
          and account_number = ${payee.account_number}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct member_id from cashier.payee
      where member_id <> ${payee.member_id} and ${same} limit 20
    ) as others`.execute(db)
  return rows[0]?.count ?? 0
}

/** Withdrawals of the member before this one that were not undone: their holds still stand. */
export const listStandingIds = async ({ db }: Db, row: WithdrawalRow): Promise<string[]> => {
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('member_id', '=', row.member_id)
    .where('created_at', '<', row.created_at)
    .where('status', 'not in', ['rejected', 'cancelled', 'failed', 'returned'])
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}
