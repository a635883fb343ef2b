import type { IdentityDb } from '../../tables.ts'

/** Marks an id as used until then; false if it was used before. */
export const spendOnce = async (db: IdentityDb, id: string, until: Date): Promise<boolean> => {
  const result = await db
    .insertInto('identity.spent_id')
    .values({ id, until })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Removes expired marks. */
export const deleteSpentIds = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.spent_id').where('until', '<', now).execute()
}
