import { sql } from 'kysely'
import type { AgentsDb, MessageRow, NewMessageRow } from '../../tables.ts'

/** One agent's messages are sent one after another: their daily reach is limited. */
export const lockMessages = async (db: AgentsDb, senderId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.messages ${senderId}`}, 0))`.execute(
    db,
  )
}

export const findMessage = (
  db: AgentsDb,
  senderId: bigint,
  clientId: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('agents.message')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertMessage = (db: AgentsDb, row: NewMessageRow): Promise<MessageRow> =>
  db.insertInto('agents.message').values(row).returningAll().executeTakeFirstOrThrow()

/** The receivers of an agent's messages since then, once per message. */
export const countReached = async (
  db: AgentsDb,
  senderId: bigint,
  since: Date,
): Promise<number> => {
  const { rows } = await sql<{ reached: number }>`
    select coalesce(sum(cardinality(receiver_ids)), 0)::integer as reached from agents.message
    where sender_id = ${senderId} and sent_at >= ${since}`.execute(db)
  return rows[0]?.reached ?? 0
}

export const listMessagesOf = (
  db: AgentsDb,
  senderId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<MessageRow[]> =>
  db
    .selectFrom('agents.message')
    .selectAll()
    .where('sender_id', '=', senderId)
    .$if(before !== undefined, (query) => query.where('message_id', '<', before ?? 0n))
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()

/** Messages not yet delivered to every receiver, oldest first. */
export const listUndelivered = (db: AgentsDb, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom('agents.message')
    .selectAll()
    .where('told_at', 'is', null)
    .orderBy('message_id')
    .limit(limit)
    .execute()

export const markDelivered = async (db: AgentsDb, messageId: bigint, at: Date): Promise<void> => {
  await db
    .updateTable('agents.message')
    .set({ told_at: at })
    .where('message_id', '=', messageId)
    .execute()
}
