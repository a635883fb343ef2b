import type { NewMessage } from '../domain/message.ts'
import { messagesOfDeposit } from '../domain/messages-of-deposit.ts'
import { messagesOfWithdrawal } from '../domain/messages-of-withdrawal.ts'
import {
  deleteNotification,
  postponeNotification,
  takeDueNotifications,
} from '../repository/pending-notifications.ts'
import type { PendingNotificationRow } from '../repository/tables.ts'
import type { InboxNeeds } from '../needs.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

const atOnce = 50
const leaseMs = minuteMs
const retryMs = 2_000
const retryMsMax = 600_000

const messagesOf = async (
  { cashier, clock }: InboxNeeds,
  { subject, subject_id: id, member_id: memberId }: PendingNotificationRow,
): Promise<readonly NewMessage[]> => {
  if (subject === 'deposit') {
    const deposit = await cashier.findDeposit(memberId, id)
    return deposit ? messagesOfDeposit(deposit, clock.now()) : []
  }
  const withdrawal = await cashier.findWithdrawal(memberId, id)
  return withdrawal ? messagesOfWithdrawal(withdrawal, clock.now()) : []
}

/**
 * Reads deposits and withdrawals that changed, and sends their members the messages that are
 * due; any number of copies may run it. @returns how many were read
 */
export const createSendNotifications =
  (
    needs: InboxNeeds,
    send: (memberId: bigint, messages: readonly NewMessage[]) => Promise<unknown>,
  ) =>
  async (): Promise<number> => {
    const { database, clock, logger } = needs
    const now = clock.now()
    const due = await takeDueNotifications(database.db, {
      now,
      leaseMs,
      waitMaxMs: retryMsMax,
      limit: atOnce,
    })
    for (const notification of due) {
      try {
        const messages = await messagesOf(needs, notification)
        if (messages.length > 0) await send(notification.member_id, messages)
        await deleteNotification(database.db, notification)
      } catch (error) {
        logger.error(
          { err: error, subjectId: notification.subject_id },
          'inbox: notification postponed',
        )
        const waitMs = Math.min(retryMsMax, retryMs * 2 ** Math.min(notification.attempts, 10))
        await postponeNotification(database.db, notification, new Date(now.getTime() + waitMs))
      }
    }
    return due.length
  }
