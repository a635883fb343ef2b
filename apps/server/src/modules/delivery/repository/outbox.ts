import type { Letter } from '../domain/letter.ts'
import type { DeliveryDb } from './tables.ts'

/** Once, however often the message is delivered. */
export const insertIntoOutbox = async (db: DeliveryDb, letter: Letter, at: Date): Promise<void> => {
  await db
    .insertInto('delivery.outbox')
    .values({
      message_id: letter.id,
      brand_id: letter.brandId,
      channel: letter.channel,
      recipient: letter.recipient,
      subject: letter.subject,
      body: letter.body,
      sent_at: at,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

/** Newest first. */
export const listOutbox = (db: DeliveryDb, countMax: number) =>
  db
    .selectFrom('delivery.outbox')
    .select(['channel', 'recipient', 'subject', 'body', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .limit(countMax)
    .execute()

export type OutboxRow = Awaited<ReturnType<typeof listOutbox>>[number]

export const deleteOutboxBefore = async (db: DeliveryDb, before: Date): Promise<void> => {
  await db.deleteFrom('delivery.outbox').where('sent_at', '<', before).execute()
}
