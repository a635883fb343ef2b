import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { VerificationDb, VerificationTables } from './tables.ts'

export type SmsCountry = { readonly countryCode: string; readonly prefixPerDayMax: number }

/** The countries a brand sends text messages to; empty if it names none. */
export const listSmsCountries = async (
  db: VerificationDb,
  brandId: number,
): Promise<readonly SmsCountry[]> => {
  const rows = await db
    .selectFrom('verification.sms_country')
    .select(['country_code', 'prefix_per_day_max'])
    .where('brand_id', '=', brandId)
    .orderBy('country_code')
    .execute()
  return rows.map((row) => ({
    countryCode: row.country_code,
    prefixPerDayMax: row.prefix_per_day_max,
  }))
}

/** The same; changes of them wait for the end of the transaction. */
export const lockSmsCountries = async (tx: Tx, brandId: number): Promise<readonly SmsCountry[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('verification.sms_country', ${brandId}))`.execute(
    tx,
  )
  return listSmsCountries(tables<VerificationTables>(tx), brandId)
}

/** Replaces the countries of a brand. */
export const replaceSmsCountries = async (
  tx: Tx,
  brandId: number,
  countries: readonly SmsCountry[],
): Promise<void> => {
  const db = tables<VerificationTables>(tx)
  await db.deleteFrom('verification.sms_country').where('brand_id', '=', brandId).execute()
  await db
    .insertInto('verification.sms_country')
    .values(
      countries.map(({ countryCode, prefixPerDayMax }) => ({
        brand_id: brandId,
        country_code: countryCode,
        prefix_per_day_max: prefixPerDayMax,
      })),
    )
    .execute()
}

export type SmsOfDay = {
  readonly brandId: number
  /** yyyy-MM-dd, UTC. */
  readonly onDay: string
  /** 0 costs the same and adds nothing: for an unknown number. */
  readonly count: 0 | 1
}

/** How many the brand sent then; the row is locked until the transaction ends. */
export const addSms = async (
  db: VerificationDb,
  { brandId, onDay, count }: SmsOfDay,
): Promise<number> => {
  const row = await db
    .insertInto('verification.sms_day')
    .values({ brand_id: brandId, on_day: onDay, sent_count: count })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'on_day'])
        .doUpdateSet({ sent_count: sql`verification.sms_day.sent_count + excluded.sent_count` }),
    )
    .returning('sent_count')
    .executeTakeFirstOrThrow()
  return row.sent_count
}

export type SmsOfPrefix = SmsOfDay & { readonly prefix: string; readonly countMax: number }

/** How many went to the prefix then; the row is locked until the transaction ends. */
export const addSmsOfPrefix = async (
  db: VerificationDb,
  { brandId, onDay, prefix, countMax, count }: SmsOfPrefix,
): Promise<number> => {
  const row = await db
    .insertInto('verification.sms_prefix_day')
    .values({ brand_id: brandId, on_day: onDay, prefix, count_max: countMax, sent_count: count })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'on_day', 'prefix']).doUpdateSet({
        sent_count: sql`verification.sms_prefix_day.sent_count + excluded.sent_count`,
        count_max: countMax,
      }),
    )
    .returning('sent_count')
    .executeTakeFirstOrThrow()
  return row.sent_count
}

export const countSmsOf = async (
  db: VerificationDb,
  brandId: number,
  onDay: string,
): Promise<number> => {
  const row = await db
    .selectFrom('verification.sms_day')
    .select('sent_count')
    .where('brand_id', '=', brandId)
    .where('on_day', '=', onDay)
    .executeTakeFirst()
  return row?.sent_count ?? 0
}

/** The prefixes of a day, most used first. */
export const listSmsOfPrefixes = (
  db: VerificationDb,
  brandId: number,
  onDay: string,
  limit: number,
) =>
  db
    .selectFrom('verification.sms_prefix_day')
    .select(['prefix', 'sent_count', 'count_max'])
    .where('brand_id', '=', brandId)
    .where('on_day', '=', onDay)
    .where('sent_count', '>', 0)
    .orderBy(sql`sent_count::float8 / greatest(count_max, 1)`, 'desc')
    .orderBy('prefix')
    .limit(limit)
    .execute()

/** Counts of past days; the provider has the record of what was sent. */
export const deleteSmsBefore = async (db: VerificationDb, onDay: string): Promise<void> => {
  await db.deleteFrom('verification.sms_prefix_day').where('on_day', '<', onDay).execute()
  await db.deleteFrom('verification.sms_day').where('on_day', '<', onDay).execute()
}
