import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'

/** A withdrawal with what the review rules knew of its member when it was asked for. */
export type PastWithdrawal = {
  readonly id: string
  readonly amount_minor: bigint
  readonly created_at: Date
  readonly review_reasons: ReviewReason[]
  readonly paid_count: number
  readonly day_count: number
  readonly day_sum: bigint
  readonly is_known_device: boolean
}

type Week = { readonly brandId: number; readonly since: Date; readonly limit: number }

/** So many earlier withdrawals of a member are read; whether one was paid, and how many in a day, is among them. */
const historyMax = 200

/** The newest withdrawals of a brand since then. */
export const listPastWithdrawals = async (
  { db }: Database<WithdrawalTables>,
  { brandId, since, limit }: Week,
): Promise<PastWithdrawal[]> => {
  const { rows } = await sql<PastWithdrawal>`
    select w.id, w.amount_minor, w.created_at, w.review_reasons, h.*
    from (
      select * from cashier.withdrawal
      where brand_id = ${brandId} and created_at >= ${since}
      order by created_at desc, id desc limit ${limit}
    ) w cross join lateral (
      select
        (count(*) filter (where e.status = 'paid' and e.ended_at < w.created_at))::int
          as paid_count,
        (count(*) filter (where e.created_at >= w.created_at - interval '24 hours'))::int
          as day_count,
        coalesce(sum(e.amount_minor)
          filter (where e.created_at >= w.created_at - interval '24 hours'), 0)::bigint as day_sum,
        coalesce(bool_or(e.status = 'paid' and e.ended_at < w.created_at
          and e.device_key = w.device_key), false) as is_known_device
      from (
        select * from cashier.withdrawal
        where member_id = w.member_id and created_at < w.created_at
          and status not in ('rejected', 'cancelled', 'failed', 'returned')
        order by created_at desc limit ${historyMax}
      ) e
    ) h order by w.created_at desc, w.id desc`.execute(db)
  return rows
}

export type PastDeposit = {
  readonly id: string
  readonly amount_minor: bigint
  readonly created_at: Date
}

/** The newest deposits of a brand since then. */
export const listPastDeposits = (
  { db }: Database<DepositTables>,
  { brandId, since, limit }: Week,
): Promise<PastDeposit[]> =>
  db
    .selectFrom('cashier.deposit')
    .select(['id', 'amount_minor', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
