import type { Database } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { FeedbackTable, MessagingTables } from './tables.ts'

/** False if the reference number is taken. */
export const insertFeedback = async (
  { db }: Database<MessagingTables>,
  feedback: Insertable<FeedbackTable>,
): Promise<boolean> => {
  const row = await db
    .insertInto('messaging.feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.column('reference_number').doNothing())
    .returning('feedback_id')
    .executeTakeFirst()
  return row !== undefined
}
