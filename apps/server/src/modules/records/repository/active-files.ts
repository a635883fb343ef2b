import { hasCome } from '@trevo/database/has-come.ts'
import type { Kysely } from 'kysely'
import type { RecordsTables } from './tables.ts'

type FileUnderWay = { readonly memberId: bigint; readonly until: Date }

/** Records that a file of the member is being made; false while another one is. */
export const startFile = async (
  db: Kysely<RecordsTables>,
  { memberId, until }: FileUnderWay,
  now: Date,
): Promise<boolean> => {
  const opened = await db
    .insertInto('records.file_under_way')
    .values({ member_id: memberId, until })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ until })
        .where(hasCome('records.file_under_way.until', now, until)),
    )
    .returning('member_id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Only the file that was started: a later one must be ended by its own request. */
export const endFile = async (
  db: Kysely<RecordsTables>,
  { memberId, until }: FileUnderWay,
): Promise<void> => {
  await db
    .deleteFrom('records.file_under_way')
    .where('member_id', '=', memberId)
    .where('until', '=', until)
    .execute()
}

/** One that ends later than any starting now was started before the clock was set back. */
export const hasActiveFile = async (
  db: Kysely<RecordsTables>,
  memberId: bigint,
  { now, latest }: { readonly now: Date; readonly latest: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom('records.file_under_way')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .where('until', '<=', latest)
    .executeTakeFirst()
  return row !== undefined
}

export const deleteFilesBefore = async (db: Kysely<RecordsTables>, now: Date): Promise<void> => {
  await db.deleteFrom('records.file_under_way').where('until', '<', now).execute()
}
