import { sql } from 'kysely'
import type { OwedFunds } from '../needs.ts'
import type { FundsDb } from './tables.ts'

/** The last measured day; undefined before the first. */
export const findLastDay = async (db: FundsDb): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as day from funds.day`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Adds a measured day. @returns false if another copy had added it */
export const insertDay = async (
  db: FundsDb,
  day: {
    readonly day: string
    readonly at: Date
    readonly balanceMinor: bigint
    readonly owedMinor: bigint
  },
  brands: ReadonlyMap<number, OwedFunds>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('funds.day')
    .values({
      day: day.day,
      measured_at: day.at,
      balance_minor: day.balanceMinor,
      owed_minor: day.owedMinor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added === 0n) return false
  await db
    .insertInto('funds.brand_day')
    .values(
      [...brands].map(([brandId, owed]) => ({
        day: day.day,
        brand_id: brandId,
        available_minor: owed.availableMinor,
        held_minor: owed.heldMinor,
        open_stakes_minor: owed.openStakesMinor,
        jackpots_minor: owed.jackpotsMinor,
      })),
    )
    .execute()
  return true
}

export type FundsDayRow = {
  readonly day: string
  readonly measured_at: Date
  readonly balance_minor: bigint
  readonly owed_minor: bigint
  readonly available_minor: bigint
  readonly held_minor: bigint
  readonly open_stakes_minor: bigint
  readonly jackpots_minor: bigint
}

/** Measured days of a brand, the newest first, before a day if one is named. */
export const listDays = async (
  db: FundsDb,
  brandId: number,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly FundsDayRow[]> => {
  const { rows } = await sql<FundsDayRow>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.measured_at, d.balance_minor, d.owed_minor, b.available_minor,
      b.held_minor, b.open_stakes_minor, b.jackpots_minor
    from funds.brand_day b join funds.day d on d.day = b.day
    where b.brand_id = ${brandId} ${page.before === undefined ? sql`` : sql`and b.day < ${page.before}::date`}
    order by b.day desc limit ${page.limit}`.execute(db)
  return rows
}

/** One measured day of a brand. */
export const findDay = async (
  db: FundsDb,
  brandId: number,
  day: string,
): Promise<FundsDayRow | undefined> => {
  const { rows } = await sql<FundsDayRow>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.measured_at, d.balance_minor, d.owed_minor, b.available_minor,
      b.held_minor, b.open_stakes_minor, b.jackpots_minor
    from funds.brand_day b join funds.day d on d.day = b.day
    where b.brand_id = ${brandId} and b.day = ${day}::date`.execute(db)
  return rows[0]
}

/** Days since one, at whose end the account held too little, and about which the brand has noted nothing. */
export const countShort = async (db: FundsDb, brandId: number, since: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from funds.day d
    where d.balance_minor < d.owed_minor and d.day >= ${since}::date
      and exists (select from funds.brand_day b where b.brand_id = ${brandId} and b.day = d.day)
      and not exists (select from funds.note n where n.brand_id = ${brandId} and n.day = d.day)`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
