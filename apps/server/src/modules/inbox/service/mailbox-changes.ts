import { tables } from '@trevo/database/connect.ts'
import {
  countMailbox,
  emptyMessages,
  insertMessages,
  lockMailbox,
  markRead,
  readMailbox,
  type Mailbox,
} from '../repository/messages.ts'
import type { NewMessage } from '../domain/message.ts'
import type { InboxDb, InboxTables } from '../repository/tables.ts'
import type { MailboxesNeeds } from '../needs.ts'

type Change = {
  readonly changed: boolean
  /** The change of the unread count. */
  readonly unreadBy: number
}

/** Every change of a mailbox: locked, counted in the same commit, sent to the open pages after it. */
const createChange =
  ({ database, live }: MailboxesNeeds) =>
  async (memberId: bigint, work: (db: InboxDb) => Promise<Change>): Promise<number> => {
    const { mailbox, changed } = await database.inTx(
      async (tx): Promise<{ mailbox: Mailbox; changed: boolean }> => {
        const db = tables<InboxTables>(tx)
        await lockMailbox(db, memberId)
        const { changed: isChanged, unreadBy } = await work(db)
        return {
          changed: isChanged,
          mailbox: isChanged
            ? await countMailbox(db, memberId, unreadBy)
            : await readMailbox(db, memberId),
        }
      },
    )
    if (changed) live.onCounted(memberId, mailbox)
    return mailbox.unread
  }

/** Changes of messages; all return the member's unread count. */
export const createMailboxChanges = (needs: MailboxesNeeds) => {
  const change = createChange(needs)
  const { clock } = needs
  const readThese = (memberId: bigint, which: Parameters<typeof markRead>[2]) =>
    change(memberId, async (db) => {
      const count = await markRead(db, memberId, which, clock.now())
      return { changed: count > 0, unreadBy: -count }
    })
  return {
    /** Sends each message once, by its source. */
    send: (memberId: bigint, messages: readonly NewMessage[]): Promise<number> =>
      change(memberId, async (db) => {
        const count = messages.length === 0 ? 0 : await insertMessages(db, memberId, messages)
        return { changed: count > 0, unreadBy: count }
      }),
    readMessage: (memberId: bigint, messageId: bigint): Promise<number> =>
      readThese(memberId, { messageId }),
    readAllMessages: (memberId: bigint, upTo: bigint): Promise<number> =>
      readThese(memberId, { upTo }),
    deleteMessages: (memberId: bigint, messageIds: readonly bigint[]): Promise<number> =>
      change(memberId, async (db) => {
        const { gone, unread } = await emptyMessages(db, memberId, messageIds, clock.now())
        return { changed: gone > 0, unreadBy: -unread }
      }),
  }
}
