import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

/** Stakes of a brand's slips that are not decided yet; for reports, which ask once a day. */
export const sumOpenStakes = async (
  db: Kysely<SportsTables>,
  brandId: number,
): Promise<{ readonly amountMinor: bigint; readonly items: number }> => {
  const { rows } = await sql<{ amount: string; items: string }>`
    select coalesce(sum(stake_minor), 0) as amount, count(*) as items
    from sportsbook.slip where brand_id = ${brandId} and status = 'open'`.execute(db)
  return { amountMinor: BigInt(rows[0]?.amount ?? 0), items: Number(rows[0]?.items ?? 0) }
}
