import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { deliveredRuleRows } from '../domain/delivered-rule-rows.ts'
import type { RuleValueRow } from '../domain/settings-rows.ts'
import type { SettingsTables } from './load-brands.ts'

/** More changes than this of one jurisdiction are not listed. */
const listedMax = 1_000

/** Every value of the rules of a jurisdiction, past and planned, the newest first. */
export const listRuleValues = (
  { db }: Database<SettingsTables>,
  jurisdiction: Jurisdiction,
): Promise<RuleValueRow[]> =>
  db
    .selectFrom('settings.rule')
    .selectAll()
    .where('jurisdiction', '=', jurisdiction)
    .orderBy('effective_at', 'desc')
    .orderBy('key')
    .limit(listedMax)
    .execute()

/** The same of some rules, locked until the transaction ends. */
export const lockRuleValues = (
  tx: Tx,
  jurisdiction: Jurisdiction,
  keys: readonly string[],
): Promise<RuleValueRow[]> =>
  tables<SettingsTables>(tx)
    .selectFrom('settings.rule')
    .selectAll()
    .where('jurisdiction', '=', jurisdiction)
    .where('key', 'in', [...keys])
    .orderBy('effective_at', 'desc')
    .orderBy('key')
    .forUpdate()
    .execute()

/** Writes values from a day on. Throws if a rule has one for that day. */
export const insertRuleValues = async (tx: Tx, rows: readonly RuleValueRow[]): Promise<void> => {
  await insertRows(tables<SettingsTables>(tx), rows).execute()
}

const insertRows = (db: Kysely<SettingsTables>, rows: readonly RuleValueRow[]) =>
  db
    .insertInto('settings.rule')
    .values(rows.map((row) => ({ ...row, value: sql<never>`${JSON.stringify(row.value)}::jsonb` })))

/**
 * Writes the delivered value of each rule that has no row, and the delivered article of each value that is the
 * delivered one and names none, as rows from before rules had articles do. Copies may do so at the same time.
 */
export const writeMissingRules = async ({ db }: Database<SettingsTables>): Promise<void> => {
  const known = await db.selectFrom('settings.rule').selectAll().execute()
  const isOf = (row: RuleValueRow) => (one: RuleValueRow) =>
    one.jurisdiction === row.jurisdiction && one.key === row.key
  const delivered = deliveredRuleRows()
  const missing = delivered.filter((row) => !known.some(isOf(row)))
  if (missing.length > 0) {
    await insertRows(db, missing)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const unnamed = delivered.filter(
    (row) =>
      row.article !== null &&
      known.some(
        (one) =>
          isOf(row)(one) &&
          one.article === null &&
          JSON.stringify(one.value) === JSON.stringify(row.value),
      ),
  )
  for (const { jurisdiction, key, value, article, confidence } of unnamed) {
    await db
      .updateTable('settings.rule')
      .set({ article, confidence })
      .where('jurisdiction', '=', jurisdiction)
      .where('key', '=', key)
      .where('article', 'is', null)
      .where('value', '=', sql<never>`${JSON.stringify(value)}::jsonb`)
      .execute()
  }
}
