import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'

type Page = {
  readonly before: Date
  readonly after: { readonly since: Date; readonly key: string } | undefined
  readonly limit: number
}

export type UnpaidOfPlay = {
  readonly kind: 'held_credit' | 'round'
  /** A held credit's id; a round as `vendor:round`. */
  readonly key: string
  readonly since: Date
  readonly member_id: bigint
  readonly node_id: number
  readonly amount_minor: bigint
}

const behind = (after: Page['after']) =>
  after ? sql`(u.since, u.key) > (${after.since}, ${after.key})` : sql`true`

/** Credits that wait for an operator, the oldest first. */
export const listUnpaidCredits = async (
  { db }: Database<PlayTables>,
  { before, after, limit }: Page,
): Promise<readonly UnpaidOfPlay[]> => {
  const { rows } = await sql<UnpaidOfPlay>`
    select * from (
      select 'held_credit' as kind, id::text as key, held_at as since, member_id, node_id, amount_minor
      from play.held_credit where state = 'held' and held_at <= ${before}
    ) u where ${behind(after)} order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}

/**
 * Rounds with a known result that are not paid, the longest known first: their vendor says that it has settled them,
 * or undid a payout.
 */
export const listUnpaidRounds = async (
  { db }: Database<PlayTables>,
  { before, after, limit }: Page,
): Promise<readonly UnpaidOfPlay[]> => {
  const { rows } = await sql<UnpaidOfPlay>`
    select * from (
      select 'round' as kind, b.vendor || ':' || b.round_id as key,
        min(coalesce(b.vendor_settled_at, f.decided_at)) as since,
        b.member_id, b.node_id, sum(b.stake_minor)::bigint as amount_minor
      from play.bet b left join play.fate f
        on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn
      where b.asked_at is not null and coalesce(b.vendor_settled_at, f.decided_at) <= ${before}
        and (f.state is null or f.state = 'credit_undone')
      group by b.vendor, b.round_id, b.member_id, b.node_id
    ) u where ${behind(after)} order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}
