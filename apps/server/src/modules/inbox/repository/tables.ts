import type { MessageAbout, MessageKind } from '@trevo/contract/wps/inbox.ts'
import type { ColumnType, Kysely, Selectable } from 'kysely'
import type { MessageParams } from '../domain/message.ts'

type Later<Value> = ColumnType<Value | null, null | undefined, Value | null>

export type InboxTables = {
  'inbox.mailbox': { member_id: bigint; unread: number; seq: bigint }
  'inbox.message': {
    member_id: bigint
    message_id: ColumnType<bigint, never, never>
    source: string
    kind: MessageKind
    params: ColumnType<MessageParams, string, never>
    about: ColumnType<MessageAbout, string, never>
    sent_at: Date
    read_at: Later<Date>
    deleted_at: Later<Date>
  }
  'inbox.pending_notification': {
    subject: 'deposit' | 'withdrawal'
    subject_id: string
    member_id: bigint
    version: ColumnType<bigint, bigint | undefined, bigint>
    attempts: ColumnType<number, number | undefined, number>
    due_at: Date
  }
}

/** The database or an open transaction of it. */
export type InboxDb = Kysely<InboxTables>
export type MessageRow = Selectable<InboxTables['inbox.message']>
export type PendingNotificationRow = Selectable<InboxTables['inbox.pending_notification']>
