import { readMailbox } from '../repository/messages.ts'
import type { InboxDb } from '../repository/tables.ts'

/** How many messages of the member are unread. */
export const createGetUnreadCount =
  (db: InboxDb) =>
  async (memberId: bigint): Promise<number> =>
    (await readMailbox(db, memberId)).unread
