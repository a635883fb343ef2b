import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { ChatTables, ConversationRow } from './tables.ts'

type Db = Kysely<ChatTables>
type Conversation = ChatTables['chat.conversation']

/** Undefined if the member already has an open one about the same subject. */
export const insertConversation = (
  tx: Tx,
  row: Insertable<Conversation>,
): Promise<ConversationRow | undefined> =>
  tables<ChatTables>(tx)
    .insertInto('chat.conversation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** A member's open conversation about the same subject. */
export const findOpenOf = (
  tx: Tx,
  { memberId, modelId }: { readonly memberId: bigint; readonly modelId: number },
): Promise<ConversationRow | undefined> =>
  tables<ChatTables>(tx)
    .selectFrom('chat.conversation')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('model_id', '=', modelId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export const findConversation = (db: Db, id: bigint): Promise<ConversationRow | undefined> =>
  db.selectFrom('chat.conversation').selectAll().where('id', '=', id).executeTakeFirst()

/** Writers of a conversation wait for one another here. */
export const lockConversation = (tx: Tx, id: bigint): Promise<ConversationRow | undefined> =>
  tables<ChatTables>(tx)
    .selectFrom('chat.conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateConversation = (
  tx: Tx,
  id: bigint,
  change: Updateable<Conversation>,
): Promise<ConversationRow> =>
  tables<ChatTables>(tx)
    .updateTable('chat.conversation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Guests and members wait in separate queues. */
export type ChatQueue = { readonly brandId: number; readonly isGuest: boolean }

/** Conversations of one queue that wait for an answer, the longest wait first. */
export const listWaiting = (
  db: Db,
  { brandId, isGuest }: ChatQueue,
  limit: number,
): Promise<ConversationRow[]> =>
  db
    .selectFrom('chat.conversation')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`(member_id is null) = ${isGuest}`)
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The number of waiting conversations of one queue, or of those waiting since before an instant. */
export const countWaitingOf = async (
  db: Db,
  { brandId, isGuest }: ChatQueue,
  before?: Date,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chat.conversation
    where brand_id = ${brandId} and (member_id is null) = ${isGuest} and waiting_since is not null
      and (${before ?? null}::timestamptz is null or waiting_since < ${before ?? null})`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The number of open conversations from a network. Concurrent ones from there wait for each other, so that the
 * count is exact.
 */
export const lockOpenOfNetwork = async (tx: Tx, network: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat network ${network}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chat.conversation
    where network = ${network} and state = 'open'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Ends conversations without messages since an instant. @returns their owners. */
export const endIdle = async (
  tx: Tx,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<bigint[]> => {
  const { rows } = await sql<{ member_id: bigint | null }>`
    update chat.conversation set state = 'ended', ended_at = ${now}, waiting_since = null
    where id in (select id from chat.conversation where state = 'open' and written_at < ${before}
      order by written_at limit ${limit} for update skip locked)
    returning member_id`.execute(tx)
  return rows.flatMap(({ member_id: id }) => (id === null ? [] : [id]))
}

/** Deletes conversations that were opened and never used. */
export const dropEmpty = async (
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<void> => {
  await sql`delete from chat.conversation
    where id in (select id from chat.conversation
      where state = 'open' and messages = 0 and written_at < ${before}
      order by written_at limit ${limit} for update skip locked)`.execute(tx)
}
