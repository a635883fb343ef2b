import type { IdentityDb } from './tables.ts'

export type Subject = `username:${string}` | `address:${string}`

/** Locks the failure lists of both subjects, in one order for everybody, and answers their times. */
export const lockFailures = async (
  db: IdentityDb,
  brandId: number,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, readonly Date[]>> => {
  const ordered = [...subjects].sort()
  await db
    .insertInto('identity.login_failure')
    .values(ordered.map((subject) => ({ brand_id: brandId, subject, failed_at: [] })))
    .onConflict((conflict) => conflict.columns(['brand_id', 'subject']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('identity.login_failure')
    .select(['subject', 'failed_at'])
    .where('brand_id', '=', brandId)
    .where('subject', 'in', ordered)
    .orderBy('subject')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.subject, row.failed_at]))
}

export const saveFailures = async (
  db: IdentityDb,
  brandId: number,
  subject: Subject,
  failedAt: readonly Date[],
): Promise<void> => {
  await db
    .updateTable('identity.login_failure')
    .set({ failed_at: [...failedAt] })
    .where('brand_id', '=', brandId)
    .where('subject', '=', subject)
    .execute()
}

export const deleteFailures = async (
  db: IdentityDb,
  brandId: number,
  subject: Subject,
): Promise<void> => {
  await db
    .deleteFrom('identity.login_failure')
    .where('brand_id', '=', brandId)
    .where('subject', '=', subject)
    .execute()
}
