import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { SettingsTables } from './load-brands.ts'
import type { ProfileRow } from '../domain/settings-rows.ts'

type Name = ProfileRow['name']

/**
 * Locks the versions of a jurisdiction until the transaction ends and returns the newest one that counts at an
 * instant; undefined without one.
 */
export const lockProfileAt = async (
  tx: Tx,
  name: Name,
  at: Date,
): Promise<ProfileRow | undefined> => {
  const rows = await tables<SettingsTables>(tx)
    .selectFrom('settings.jurisdiction_profile')
    .selectAll()
    .where('name', '=', name)
    .orderBy('effective_at', 'desc')
    .forUpdate()
    .execute()
  return rows.find((row) => row.effective_at <= at)
}

export const insertProfile = async (tx: Tx, row: ProfileRow): Promise<void> => {
  await tables<SettingsTables>(tx)
    .insertInto('settings.jurisdiction_profile')
    .values({
      name: row.name,
      effective_at: row.effective_at,
      rules: sql<never>`${JSON.stringify(row.rules)}::jsonb`,
      articles: sql<never>`${JSON.stringify(row.articles)}::jsonb`,
    })
    .execute()
}
