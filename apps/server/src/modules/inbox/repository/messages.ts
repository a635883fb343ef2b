import { sql } from 'kysely'
import type { NewMessage } from '../domain/message.ts'
import type { InboxDb, MessageRow } from './tables.ts'

export type Mailbox = { readonly unread: number; readonly seq: bigint }

const empty: Mailbox = { unread: 0, seq: 0n }

export const readMailbox = async (db: InboxDb, memberId: bigint): Promise<Mailbox> =>
  (await db
    .selectFrom('inbox.mailbox')
    .select(['unread', 'seq'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()) ?? empty

/** The mailboxes of several members; members without messages are absent. */
export const readMailboxes = async (
  db: InboxDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Mailbox>> => {
  const rows = await db
    .selectFrom('inbox.mailbox')
    .select(['member_id', 'unread', 'seq'])
    .where(sql<boolean>`member_id = any(${memberIds}::bigint[])`)
    .where('seq', '>', 0n)
    .execute()
  return new Map(rows.map(({ member_id, ...mailbox }) => [member_id, mailbox]))
}

/** Changes to a member's messages are serialized here; creates the mailbox at its first use. */
export const lockMailbox = async (db: InboxDb, memberId: bigint): Promise<void> => {
  await db
    .insertInto('inbox.mailbox')
    .values({ member_id: memberId, unread: 0, seq: 0n })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  await db
    .selectFrom('inbox.mailbox')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute()
}

/** Counts a locked mailbox up or down. */
export const countMailbox = (db: InboxDb, memberId: bigint, by: number): Promise<Mailbox> =>
  db
    .updateTable('inbox.mailbox')
    .set(({ eb }) => ({ unread: eb('unread', '+', by), seq: eb('seq', '+', 1n) }))
    .where('member_id', '=', memberId)
    .returning(['unread', 'seq'])
    .executeTakeFirstOrThrow()

/** @returns how many of them were new; those sent before are unchanged. */
export const insertMessages = async (
  db: InboxDb,
  memberId: bigint,
  messages: readonly NewMessage[],
): Promise<number> => {
  const inserted = await db
    .insertInto('inbox.message')
    .values(
      messages.map(({ source, kind, params, about, sentAt }) => ({
        member_id: memberId,
        source,
        kind,
        params: JSON.stringify(params),
        about: JSON.stringify(about),
        sent_at: sentAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'source']).doNothing())
    .returning('message_id')
    .execute()
  return inserted.length
}

/** A page by keyset, newest first. */
export const listMessages = (
  db: InboxDb,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<MessageRow[]> =>
  db
    .selectFrom('inbox.message')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('message_id', '<', before ?? 0n))
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()

type Which = { readonly messageId: bigint } | { readonly upTo: bigint }

/** @returns how many were unread before. */
export const markRead = async (
  db: InboxDb,
  memberId: bigint,
  which: Which,
  at: Date,
): Promise<number> => {
  const changed = await db
    .updateTable('inbox.message')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(({ eb }) =>
      'upTo' in which ? eb('message_id', '<=', which.upTo) : eb('message_id', '=', which.messageId),
    )
    .returning('message_id')
    .execute()
  return changed.length
}

/** Deletes their text; their sources stay. @returns how many were deleted, and how many of them were unread */
export const emptyMessages = async (
  db: InboxDb,
  memberId: bigint,
  messageIds: readonly bigint[],
  at: Date,
): Promise<{ readonly gone: number; readonly unread: number }> => {
  const { rows } = await sql<{ was_unread: boolean }>`
    update inbox.message set deleted_at = ${at}, params = '{}'
    where member_id = ${memberId} and deleted_at is null
      and message_id = any (${[...messageIds]}::bigint[])
    returning read_at is null as was_unread`.execute(db)
  return { gone: rows.length, unread: rows.filter((row) => row.was_unread).length }
}
