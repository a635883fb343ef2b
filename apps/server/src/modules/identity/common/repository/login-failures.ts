import { sql } from 'kysely'
import type { IdentityDb } from '../../tables.ts'

type SubjectKind =
  | 'username'
  | 'operator'
  | 'address'
  | 'payment'
  | 'pin'
  | 'code'
  | 'operator_address'
  | 'operator_code'
  | 'unlock'
export type Subject = `${SubjectKind}:${string}`

const read = (db: IdentityDb, brandId: number, subject: Subject) =>
  db
    .selectFrom('identity.login_failure')
    .select('failed_at')
    .where('brand_id', '=', brandId)
    .where('subject', '=', subject)

export const findFailures = async (
  db: IdentityDb,
  brandId: number,
  subject: Subject,
): Promise<readonly Date[]> =>
  (await read(db, brandId, subject).executeTakeFirst())?.failed_at ?? []

/** The failures of a subject, locked until the transaction ends. */
export const lockFailures = async (
  db: IdentityDb,
  brandId: number,
  subject: Subject,
): Promise<readonly Date[]> => {
  // Updating a column to itself locks and returns the existing row in one step.
  const row = await db
    .insertInto('identity.login_failure')
    .values({ brand_id: brandId, subject, failed_at: [] })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'subject'])
        .doUpdateSet({ subject: (set) => set.ref('excluded.subject') }),
    )
    .returning('failed_at')
    .executeTakeFirstOrThrow()
  return row.failed_at
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

/** For the rest of the transaction: a crash may lose the failures of its last moments. */
export const doNotWaitForDisk = async (db: IdentityDb): Promise<void> => {
  await sql`set local synchronous_commit = off`.execute(db)
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

/** Removes subjects without a failure since then. */
export const deleteFailuresBefore = async (db: IdentityDb, since: Date): Promise<void> => {
  await db
    .deleteFrom('identity.login_failure')
    .where(sql<boolean>`not exists (select from unnest(failed_at) as at where at > ${since})`)
    .execute()
}
