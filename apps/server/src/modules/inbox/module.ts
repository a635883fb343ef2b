import type { InboxNeeds, MailboxesNeeds } from './needs.ts'
import {
  savePendingNotification,
  type PendingNotification,
} from './repository/pending-notifications.ts'
import { readMailboxes, type Mailbox } from './repository/messages.ts'
import { createGetUnreadCount } from './service/get-unread-count.ts'
import { createMailboxChanges } from './service/mailbox-changes.ts'
import { createSendNotifications } from './service/send-notifications.ts'
import { createListMessages } from './service/list-messages.ts'

/** Messages of the platform to one member, and the cashier's pending notifications. */
export const createMailboxes = (needs: MailboxesNeeds) => {
  const { database, clock, logger } = needs
  const note = (notification: PendingNotification): void => {
    savePendingNotification(database.db, notification, clock.now()).catch((error: unknown) => {
      logger.warn(
        { err: error, subjectId: notification.subject_id },
        'inbox: notification not saved, the movements will bring it',
      )
    })
  }
  return {
    ...createMailboxChanges(needs),
    listMessages: createListMessages(needs),
    /** The number of unread messages, as the live socket sends it; not sent to members without a mailbox. */
    findMailboxes: (memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Mailbox>> =>
      readMailboxes(database.db, memberIds),
    getUnreadCount: createGetUnreadCount(database.db),
    /** A deposit or a withdrawal changed; whether it needs a message is decided later. */
    addDepositNotification: (memberId: bigint, depositId: string): void =>
      note({ subject: 'deposit', subject_id: depositId, member_id: memberId }),
    addWithdrawalNotification: (memberId: bigint, withdrawalId: string): void =>
      note({ subject: 'withdrawal', subject_id: withdrawalId, member_id: memberId }),
  }
}
export type Mailboxes = ReturnType<typeof createMailboxes>

/** The mailboxes, and the jobs that read deposits and withdrawals, once there is a cashier. */
export const createInbox = (mailboxes: Mailboxes, needs: InboxNeeds) => {
  const runOnce = createSendNotifications(needs, mailboxes.send)
  return {
    ...mailboxes,
    /** A job, every second. */
    sendNotifications: async (): Promise<void> => {
      while ((await runOnce()) > 0);
    },
    /** A job, every few seconds: money that moved without a notification. */
    readMovements: needs.wallet.readMovements,
  }
}
export type Inbox = ReturnType<typeof createInbox>
