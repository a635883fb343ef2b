import { hasCome, later, type DueBatch } from '@trevo/database/has-come.ts'
import { sql } from 'kysely'
import type { PendingNotificationRow, InboxDb } from './tables.ts'

export type PendingNotification = Pick<
  PendingNotificationRow,
  'subject' | 'subject_id' | 'member_id'
>

/** Records that an event may have to be announced; a repeated call increments its version. */
export const savePendingNotification = async (
  db: InboxDb,
  notification: PendingNotification,
  dueAt: Date,
): Promise<void> => {
  await db
    .insertInto('inbox.pending_notification')
    .values({ ...notification, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'subject_id']).doUpdateSet(({ eb }) => ({
        version: eb('inbox.pending_notification.version', '+', 1n),
        attempts: 0,
        due_at: dueAt,
      })),
    )
    .execute()
}

/** Claims due notifications for `leaseMs`, so that copies of the server do not process the same one. */
export const takeDueNotifications = async (
  db: InboxDb,
  { now, leaseMs, waitMaxMs, limit }: DueBatch,
): Promise<PendingNotificationRow[]> => {
  const { rows } = await sql<PendingNotificationRow>`
    update inbox.pending_notification
    set due_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where (subject, subject_id) in (
      select subject, subject_id from inbox.pending_notification where ${hasCome('due_at', now, later(now, waitMaxMs))}
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db)
  return rows
}

/** It is done, unless another change happened since it was claimed. */
export const deleteNotification = async (
  db: InboxDb,
  { subject, subject_id, version }: PendingNotificationRow,
): Promise<void> => {
  await db
    .deleteFrom('inbox.pending_notification')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('version', '=', version)
    .execute()
}

export const postponeNotification = async (
  db: InboxDb,
  { subject, subject_id, version }: PendingNotificationRow,
  dueAt: Date,
): Promise<void> => {
  await db
    .updateTable('inbox.pending_notification')
    .set({ due_at: dueAt })
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('version', '=', version)
    .execute()
}
