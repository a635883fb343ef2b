import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
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
