import type { Database } from '@trevo/database/connect.ts'
import type { MessagingTables, PictureRow } from './tables.ts'

type Db = Database<MessagingTables>

/** Stores a picture of a brand once; the same again keeps the id that it has. */
export const keepPicture = async ({ db }: Db, row: PictureRow): Promise<string> => {
  const kept = await db
    .insertInto('messaging.picture')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'sha256']).doUpdateSet({ added_at: row.added_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export const findPictureContent = ({ db }: Db, id: string) =>
  db.selectFrom('messaging.picture').select('content').where('id', '=', id).executeTakeFirst()

/** Its size in pixels; undefined if the brand has no such picture. */
export const findPictureSize = (db: Db['db'], brandId: number, id: string) =>
  db
    .selectFrom('messaging.picture')
    .select(['width', 'height'])
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()
