import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import type { underWay } from '../../withdrawals/common/domain/withdrawal-states.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'

type Page = {
  readonly before: Date
  readonly after: { readonly since: Date; readonly key: string } | undefined
  readonly limit: number
}

export type UnpaidWithdrawal = {
  readonly key: string
  readonly brand_id: number
  readonly since: Date
  readonly member_id: bigint
  readonly amount_minor: bigint
  readonly status: (typeof underWay)[number]
  readonly payable_until: Date | null
  /** A question to the member has no answer yet. */
  readonly is_asked: boolean
}

const behind = (after: Page['after']) =>
  after ? sql`(u.since, u.key) > (${after.since}, ${after.key})` : sql`true`

/** Withdrawals under way since an instant, the oldest first. */
export const listUnpaidWithdrawals = async (
  { db }: Database<WithdrawalTables>,
  { before, after, limit }: Page,
): Promise<readonly UnpaidWithdrawal[]> => {
  const { rows } = await sql<UnpaidWithdrawal>`
    select * from (
      select w.id::text as key, w.brand_id, w.created_at as since, w.member_id, w.amount_minor, w.status,
        w.payable_until,
        exists (select from cashier.withdrawal_question q where q.withdrawal_id = w.id
          and q.answered_at is null and q.closed_at is null) as is_asked
      from cashier.withdrawal w
      where w.status in ('review', 'second_review', 'approved', 'paying', 'confirming')
        and w.created_at <= ${before}
    ) u where ${behind(after)} order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}

export type UnclaimedPix = {
  readonly key: string
  /** Null for one that belongs to no deposit, and so to no brand. */
  readonly brand_id: number | null
  readonly since: Date
  readonly member_id: bigint | null
  readonly amount_minor: bigint
}

/** Received Pix that can no longer be returned, the oldest first. */
export const listUnclaimedPix = async (
  { db }: Database<DepositTables>,
  { before, after, limit }: Page,
): Promise<readonly UnclaimedPix[]> => {
  const { rows } = await sql<UnclaimedPix>`
    select * from (
      select p.e2e_id as key, d.brand_id, p.noticed_at as since, p.member_id,
        coalesce(p.amount_minor, 0) as amount_minor
      from cashier.payment p
      left join cashier.deposit d on d.member_id = p.member_id and d.id = p.deposit_id
      where p.status = 'unclaimed' and p.noticed_at <= ${before}
    ) u where ${behind(after)} order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}
