import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { ChatTables, PictureRow } from './tables.ts'

type Db = Kysely<ChatTables>

export const insertPicture = async (tx: Tx, row: PictureRow): Promise<void> => {
  await tables<ChatTables>(tx).insertInto('chat.picture').values(row).execute()
}

export const findPicture = (db: Db, id: string): Promise<PictureRow | undefined> =>
  db.selectFrom('chat.picture').selectAll().where('id', '=', id).executeTakeFirst()

export const countPictures = async (tx: Tx, conversationId: bigint): Promise<number> => {
  const { count } = await tables<ChatTables>(tx)
    .selectFrom('chat.picture')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type GuestPictures = {
  /** From one network. */
  readonly count: number
  /** For all guests together. */
  readonly totalBytes: number
}

/** The stored bytes of guests' pictures. */
export const measureGuestPictures = async (tx: Tx, network: string): Promise<GuestPictures> => {
  const { rows } = await sql<{ count: number; bytes: string }>`
    select count(*) filter (where network = ${network})::integer as count,
      coalesce(sum(byte_count), 0)::text as bytes
    from chat.picture where network is not null and deleted_at is null`.execute(tx)
  return { count: rows[0]?.count ?? 0, totalBytes: Number(rows[0]?.bytes ?? 0) }
}

/** Guests' pictures of conversations without messages since an instant, oldest first. */
export const listStaleGuestPictures = async (
  db: Db,
  before: Date,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from chat.picture p join chat.conversation c on c.id = p.conversation_id
    where p.network is not null and p.deleted_at is null
      and coalesce(c.ended_at, c.written_at) < ${before}
    order by p.created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export const markDeleted = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('chat.picture').set({ deleted_at: now }).where('id', '=', id).execute()
}
