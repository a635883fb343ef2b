import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

/**
 * Stakes of a brand's tickets whose draw is not settled, without those of traces, which are held money of their
 * members; for reports, which ask once a day.
 */
export const sumOpenStakes = async (
  db: Kysely<LotteryTables>,
  brandId: number,
): Promise<{ readonly amountMinor: bigint; readonly items: number }> => {
  const { rows } = await sql<{ amount: string; items: string }>`
    select coalesce(sum(t.stake_minor), 0) as amount, count(*) as items
    from lottery.draw d join lottery.ticket t on t.draw_id = d.id
    join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
    where d.status not in ('settled', 'cancelled') and t.status in (2, 4) and not t.is_held
      and o.brand_id = ${brandId}`.execute(db)
  return { amountMinor: BigInt(rows[0]?.amount ?? 0), items: Number(rows[0]?.items ?? 0) }
}
