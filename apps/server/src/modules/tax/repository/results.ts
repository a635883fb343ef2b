import { sql } from 'kysely'
import type { ResultLine } from '../domain/tax-figures.ts'
import type { TaxDb } from './tables.ts'

/** Remembers until when everything is counted. */
export const saveProgress = async (db: TaxDb, countedUntil: Date): Promise<void> => {
  await sql`
    insert into tax.progress (counted_until) values (${countedUntil})
    on conflict (one) do update set
      counted_until = greatest(progress.counted_until, excluded.counted_until)`.execute(db)
}

/** Until when everything is counted; undefined before the first count. */
export const findProgress = async (db: TaxDb): Promise<Date | undefined> => {
  const row = await db.selectFrom('tax.progress').select('counted_until').executeTakeFirst()
  return row?.counted_until
}

export type MemberResult = ResultLine & { readonly memberId: bigint; readonly year: number }

/** The results of some accounts in one year, or in all. */
export const listResults = async (
  db: TaxDb,
  memberIds: readonly bigint[],
  year?: number,
): Promise<readonly MemberResult[]> => {
  const rows = await db
    .selectFrom('tax.result')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::bigint[])`)
    .$if(year !== undefined, (query) => query.where('year', '=', year ?? 0))
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    year: row.year,
    nature: row.nature,
    stakesMinor: row.stakes_minor,
    prizesMinor: row.prizes_minor,
  }))
}

/** The next accounts that bet in a year, by number. */
export const listBettors = async (
  db: TaxDb,
  year: number,
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('tax.result')
    .select('member_id')
    .distinct()
    .where('year', '=', year)
    .where('member_id', '>', afterId)
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}
