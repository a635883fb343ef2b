import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { HandoverRow, KycTables } from './tables.ts'

export const insertHandover = async (
  tx: Tx,
  row: Insertable<KycTables['kyc.handover']>,
): Promise<void> => {
  const db = tables<KycTables>(tx)
  // The newest link alone works, so a forgotten one opens nothing.
  await db
    .updateTable('kyc.handover')
    .set({ closed_at: row.created_at })
    .where('case_id', '=', row.case_id)
    .where('closed_at', 'is', null)
    .execute()
  await db.insertInto('kyc.handover').values(row).execute()
}

/** Uses the token up; undefined if it is unknown, used, closed or over. */
export const takeHandover = (
  tx: Tx,
  { tokenHash, keyHash, now }: Record<'tokenHash' | 'keyHash', Buffer> & { readonly now: Date },
): Promise<HandoverRow | undefined> =>
  tables<KycTables>(tx)
    .updateTable('kyc.handover')
    .set({ key_hash: keyHash, taken_at: now })
    .where('token_hash', '=', tokenHash)
    .where('taken_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** The handover that this key belongs to, while it is open. */
export const findTakenHandover = (
  tx: Tx,
  keyHash: Buffer,
  now: Date,
): Promise<HandoverRow | undefined> =>
  tables<KycTables>(tx)
    .selectFrom('kyc.handover')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const closeHandover = async (tx: Tx, keyHash: Buffer, now: Date): Promise<void> => {
  await tables<KycTables>(tx)
    .updateTable('kyc.handover')
    .set({ closed_at: now })
    .where('key_hash', '=', keyHash)
    .where('closed_at', 'is', null)
    .execute()
}
