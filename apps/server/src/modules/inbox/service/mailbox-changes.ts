import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
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
const createChangeIn =
  ({ live }: MailboxesNeeds) =>
  async (tx: Tx, memberId: bigint, work: (db: InboxDb) => Promise<Change>): Promise<Mailbox> => {
    const db = tables<InboxTables>(tx)
    await lockMailbox(db, memberId)
    const { changed, unreadBy } = await work(db)
    if (!changed) return readMailbox(db, memberId)
    const mailbox = await countMailbox(db, memberId, unreadBy)
    afterCommit(tx, () => live.onCounted(memberId, mailbox))
    return mailbox
  }

const createChange = (needs: MailboxesNeeds) => {
  const changeIn = createChangeIn(needs)
  return async (memberId: bigint, work: (db: InboxDb) => Promise<Change>): Promise<number> => {
    const mailbox = await needs.database.inTx((tx) => changeIn(tx, memberId, work))
    return mailbox.unread
  }
}

const insertAll =
  (memberId: bigint, messages: readonly NewMessage[]) =>
  async (db: InboxDb): Promise<Change> => {
    const count = messages.length === 0 ? 0 : await insertMessages(db, memberId, messages)
    return { changed: count > 0, unreadBy: count }
  }

/** Changes of messages; all return the member's unread count. */
export const createMailboxChanges = (needs: MailboxesNeeds) => {
  const change = createChange(needs)
  const changeIn = createChangeIn(needs)
  const { clock } = needs
  const readThese = (memberId: bigint, which: Parameters<typeof markRead>[2]) =>
    change(memberId, async (db) => {
      const count = await markRead(db, memberId, which, clock.now())
      return { changed: count > 0, unreadBy: -count }
    })
  return {
    /** Sends each message once, by its source. */
    send: (memberId: bigint, messages: readonly NewMessage[]): Promise<number> =>
      change(memberId, insertAll(memberId, messages)),
    /** The same in the caller's transaction. */
    sendIn: async (tx: Tx, memberId: bigint, messages: readonly NewMessage[]): Promise<void> => {
      await changeIn(tx, memberId, insertAll(memberId, messages))
    },
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
