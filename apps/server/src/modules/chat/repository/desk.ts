import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { ChatTables, ConversationRow, DeskEventRow } from './tables.ts'

type Db = Kysely<ChatTables>

export type DeskSearch = {
  readonly brandId: number
  readonly state: 'waiting' | 'open' | 'ended'
  readonly queue: ConversationRow['queue'] | undefined
  readonly assignee: string | undefined
  /** Where the page begins: of the waiting ones after it, of the others before it. */
  readonly from: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** Waiting ones with the longest wait first, others with the one written in last first. */
export const listDeskConversations = (
  db: Db,
  { brandId, state, queue, assignee, from, limit }: DeskSearch,
): Promise<ConversationRow[]> => {
  let query = db.selectFrom('chat.conversation').selectAll().where('brand_id', '=', brandId)
  if (queue !== undefined) query = query.where('queue', '=', queue)
  if (assignee !== undefined) query = query.where('assignee', '=', assignee)
  if (state === 'waiting') {
    query = query.where('waiting_since', 'is not', null).orderBy('waiting_since').orderBy('id')
    if (from) query = query.where(sql<boolean>`(waiting_since, id) > (${from.at}, ${from.id})`)
  } else {
    query = query
      .where('state', '=', state)
      .where('messages', '>', 0)
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
    if (from) query = query.where(sql<boolean>`(written_at, id) < (${from.at}, ${from.id})`)
  }
  return query.limit(limit).execute()
}

/** The latest words of each visitor, shortened to 160 characters; pictures have none. */
export const listExcerpts = async (
  db: Db,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> => {
  const { rows } = await sql<{ id: bigint; excerpt: string }>`
    select c.id, left(m.content, 160) as excerpt
    from unnest(${ids}::bigint[]) as c (id)
    cross join lateral (
      select content from chat.message
      where conversation_id = c.id and operator is null and content <> ''
      order by seq desc limit 1
    ) m`.execute(db)
  return new Map(rows.map(({ id, excerpt }) => [id, excerpt]))
}

export const listDeskEvents = (db: Db, conversationId: bigint): Promise<DeskEventRow[]> =>
  db
    .selectFrom('chat.desk_event')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .orderBy('client_id')
    .execute()

/** The event of a client's id, and how many the conversation has; its row is locked by the caller. */
export const findDeskEvent = async (tx: Tx, conversationId: bigint, clientId: string) => {
  const rows = await listDeskEvents(tables<ChatTables>(tx), conversationId)
  return { known: rows.find((row) => row.client_id === clientId), count: rows.length }
}

export const insertDeskEvent = async (tx: Tx, row: DeskEventRow): Promise<void> => {
  await tables<ChatTables>(tx).insertInto('chat.desk_event').values(row).execute()
}
