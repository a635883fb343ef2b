import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DepositTables, UnreadableElementRow } from '../../common/repository/tables.ts'

type Seen = Pick<UnreadableElementRow, 'fingerprint' | 'source' | 'raw'>

/** Keeps elements; a known one is only counted. The fingerprints differ. */
export const insertUnreadable = async (
  { db }: Database<DepositTables>,
  elements: readonly Seen[],
  now: Date,
): Promise<void> => {
  if (elements.length === 0) return
  const rows = elements.map((one) => ({
    ...one,
    first_seen_at: now,
    last_seen_at: now,
    times_seen: 1n,
  }))
  await db
    .insertInto('cashier.unreadable_element')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        last_seen_at: now,
        times_seen: sql`cashier.unreadable_element.times_seen + 1`,
      }),
    )
    .execute()
}

/** The elements seen last, and how many are kept in total. */
export const listUnreadable = async (
  { db }: Database<DepositTables>,
  limit: number,
): Promise<{ readonly count: number; readonly rows: UnreadableElementRow[] }> => {
  const rows = await db
    .selectFrom('cashier.unreadable_element')
    .selectAll()
    .orderBy('last_seen_at', 'desc')
    .orderBy('fingerprint')
    .limit(limit)
    .execute()
  const { count } = await db
    .selectFrom('cashier.unreadable_element')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), rows }
}

/** The brand whose operators see what belongs to no brand: the first that accepts deposits. */
export const findFirstBrand = async ({
  db,
}: Database<DepositTables>): Promise<number | undefined> => {
  const row = await db
    .selectFrom('cashier.deposit_setting')
    .select('brand_id')
    .orderBy('brand_id')
    .limit(1)
    .executeTakeFirst()
  return row?.brand_id
}
