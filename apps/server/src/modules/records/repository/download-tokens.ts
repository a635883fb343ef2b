import type { Kysely } from 'kysely'
import type { FileOrder, RecordsTables } from './tables.ts'

export type DownloadToken = {
  readonly hash: Buffer
  readonly memberId: bigint
  readonly brandId: number
  readonly file: FileOrder
  readonly until: Date
}

export const insertToken = async (
  db: Kysely<RecordsTables>,
  { hash, memberId, brandId, file, until }: DownloadToken,
): Promise<void> => {
  await db
    .insertInto('records.file_ticket')
    .values({
      ticket_hash: hash,
      member_id: memberId,
      brand_id: brandId,
      file: JSON.stringify(file),
      until,
    })
    .execute()
}

type FoundToken = Omit<DownloadToken, 'hash' | 'until'>

/** Undefined once its minute is over, or it was used. */
export const findToken = async (
  db: Kysely<RecordsTables>,
  hash: Buffer,
  now: Date,
): Promise<FoundToken | undefined> => {
  const row = await db
    .selectFrom('records.file_ticket')
    .selectAll()
    .where('ticket_hash', '=', hash)
    .where('until', '>', now)
    .executeTakeFirst()
  return row && { memberId: row.member_id, brandId: row.brand_id, file: row.file }
}

/** Uses up the ticket; false if another request was faster. */
export const takeToken = async (db: Kysely<RecordsTables>, hash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('records.file_ticket')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteTokensBefore = async (db: Kysely<RecordsTables>, now: Date): Promise<void> => {
  await db.deleteFrom('records.file_ticket').where('until', '<', now).execute()
}
