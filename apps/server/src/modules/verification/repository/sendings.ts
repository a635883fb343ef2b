import { sql } from 'kysely'
import type { VerificationDb } from './tables.ts'

export type Subject = `${'to' | 'claim' | 'place' | 'owner' | 'address'}:${string}`

/** When codes were sent for a subject; locked until the transaction ends. */
export const lockSendings = async (
  db: VerificationDb,
  brandId: number,
  subject: Subject,
): Promise<readonly Date[]> => {
  // Updating a column to itself locks and returns the existing row in one step.
  const row = await db
    .insertInto('verification.sending')
    .values({ brand_id: brandId, subject, sent_at: [] })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'subject'])
        .doUpdateSet({ subject: (set) => set.ref('excluded.subject') }),
    )
    .returning('sent_at')
    .executeTakeFirstOrThrow()
  return row.sent_at
}

export const saveSendings = async (
  db: VerificationDb,
  brandId: number,
  subject: Subject,
  sentAt: readonly Date[],
): Promise<void> => {
  await db
    .updateTable('verification.sending')
    .set({ sent_at: [...sentAt] })
    .where('brand_id', '=', brandId)
    .where('subject', '=', subject)
    .execute()
}

/** Removes expired rows. */
export const deleteOld = async (db: VerificationDb, now: Date, before: Date): Promise<void> => {
  await db.deleteFrom('verification.code').where('until', '<', now).execute()
  await db.deleteFrom('verification.spent_token').where('until', '<', now).execute()
  await db
    .deleteFrom('verification.sending')
    .where(sql<boolean>`not exists (select from unnest(sent_at) as at where at > ${before})`)
    .execute()
}
