import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { ChatTables, MessageRow } from './tables.ts'

type Db = Kysely<ChatTables>

/** Messages of a conversation after a position, in order; a conversation has a limit. */
export const listMessages = (db: Db, id: bigint, after: number): Promise<MessageRow[]> =>
  db
    .selectFrom('chat.message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()

export const findMessage = (
  tx: Tx,
  id: bigint,
  clientId: string,
): Promise<MessageRow | undefined> =>
  tables<ChatTables>(tx)
    .selectFrom('chat.message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertMessage = async (tx: Tx, row: MessageRow): Promise<void> => {
  await tables<ChatTables>(tx).insertInto('chat.message').values(row).execute()
}

const answersSeen = 200

/** The median waiting time of those answered since an instant, in seconds. */
export const findAnswerSeconds = async (
  db: Db,
  brandId: number,
  since: Date,
): Promise<number | null> => {
  const { rows } = await sql<{ seconds: number | null }>`
    select percentile_disc(0.5) within group (order by answered_seconds) as seconds from (
      select m.answered_seconds from chat.message m
      join chat.conversation c on c.id = m.conversation_id
      where m.answered_seconds is not null and m.written_at >= ${since} and c.brand_id = ${brandId}
      order by m.written_at desc limit ${answersSeen}) answers`.execute(db)
  return rows[0]?.seconds ?? null
}
