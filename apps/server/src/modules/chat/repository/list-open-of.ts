import type { Kysely } from 'kysely'
import type { ChatTables, ConversationRow } from './tables.ts'

/** A member's open conversations: at most one about each subject. */
export const listOpenChatsOf = (
  db: Kysely<ChatTables>,
  memberId: bigint,
): Promise<Pick<ConversationRow, 'id' | 'opened_at' | 'waiting_since'>[]> =>
  db
    .selectFrom('chat.conversation')
    .select(['id', 'opened_at', 'waiting_since'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute()
