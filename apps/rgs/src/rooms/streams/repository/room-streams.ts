import { sql, type Insertable, type Kysely } from 'kysely'
import type { RgsTables, RoomStreamRow, RoomStreamTable } from '../../../tables.ts'

type Db = Kysely<RgsTables>

/** Tables that have, or had, a stream. */
export const listRoomStreams = (db: Db, limit: number): Promise<RoomStreamRow[]> =>
  db.selectFrom('rgs.room_stream').selectAll().orderBy('game_code').limit(limit).execute()

/** A table's stream from now on. */
export const writeRoomStream = async (db: Db, row: Insertable<RoomStreamTable>): Promise<void> => {
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
