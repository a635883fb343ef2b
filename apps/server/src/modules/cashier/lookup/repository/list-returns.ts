import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DepositTables, ReversalRow } from '../../deposits/common/repository/tables.ts'

type Db = Database<DepositTables>

/** Behind which return a page begins. */
export type ReturnPlace = {
  readonly at: Date
  readonly endToEndId: string
  readonly returnId: string
  readonly what: ReversalRow['what']
}

type Filter = {
  readonly brandId: number
  readonly isOwed: boolean
  readonly since: Date | undefined
}

const ofBrand = ({ brandId, isOwed, since }: Filter) => sql`
  from cashier.reversal r
  join cashier.deposit d on d.member_id = r.member_id and d.id = r.deposit_id
  where d.brand_id = ${brandId}
    ${isOwed ? sql`and r.owed_minor > 0` : sql``}
    ${since ? sql`and r.reversed_at >= ${since}` : sql``}`

/** What banks reversed of a brand's deposits, the newest first. */
export const listReturns = async (
  { db }: Db,
  filter: Filter,
  place: ReturnPlace | undefined,
  limit: number,
): Promise<ReversalRow[]> => {
  const behind = place
    ? sql`and (r.reversed_at < ${place.at}::timestamptz or (r.reversed_at = ${place.at}::timestamptz
        and (r.e2e_id, r.refund_id, r.what) >
          (${place.endToEndId}, ${place.returnId}, ${place.what})))`
    : sql``
  const { rows } = await sql<ReversalRow>`
    select r.* ${ofBrand(filter)} ${behind}
    order by r.reversed_at desc, r.e2e_id, r.refund_id, r.what limit ${limit}`.execute(db)
  return rows
}

const summedMax = 10_000

/** Sums over the newest 10,000 returns of the filter. */
export const sumReturns = async ({ db }: Db, filter: Filter) => {
  const { rows } = await sql<{ count: number; amount: bigint; covered: bigint; owed: bigint }>`
    select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as amount,
      coalesce(sum(covered_minor), 0)::bigint as covered,
      coalesce(sum(owed_minor), 0)::bigint as owed
    from (
      select r.amount_minor, r.covered_minor, r.owed_minor ${ofBrand(filter)}
      order by r.reversed_at desc limit ${summedMax}
    ) as newest`.execute(db)
  return rows[0] ?? { count: 0, amount: 0n, covered: 0n, owed: 0n }
}
