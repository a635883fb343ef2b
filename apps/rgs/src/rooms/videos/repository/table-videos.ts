import { sql, type Insertable, type Kysely } from 'kysely'
import type { RgsTables, TableVideoRow, TableVideoTable } from '../../../tables.ts'

type Db = Kysely<RgsTables>

/** Tables that have, or had, a stream. */
export const listTableVideos = (db: Db, limit: number): Promise<TableVideoRow[]> =>
  db.selectFrom('rgs.room_stream').selectAll().orderBy('game_code').limit(limit).execute()

/** A table's stream from now on. */
export const writeTableVideo = async (db: Db, row: Insertable<TableVideoTable>): Promise<void> => {
  await db
    .insertInto('rgs.room_stream')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('game_code').doUpdateSet({
        url: sql`excluded.url`,
        origins: sql`excluded.origins`,
        changed_by: sql`excluded.changed_by`,
        changed_at: sql`excluded.changed_at`,
      }),
    )
    .execute()
}
