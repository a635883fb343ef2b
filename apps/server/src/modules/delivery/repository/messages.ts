import type { Letter } from '../domain/letter.ts'
import type { DeliveryDb } from './tables.ts'

export type NewMessage = Omit<Letter, 'body'> & {
  readonly body: string | null
  readonly status: 'queued' | 'withheld'
  readonly createdAt: Date
  readonly sendUntil: Date
}

export const insertMessage = async (db: DeliveryDb, message: NewMessage): Promise<void> => {
  await db
    .insertInto('delivery.message')
    .values({
      id: message.id,
      brand_id: message.brandId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      status: message.status,
      created_at: message.createdAt,
      send_until: message.sendUntil,
      settled_at: message.status === 'queued' ? null : message.createdAt,
    })
    .execute()
}

/** Messages that wait to be sent, counted up to `max`, and since when the oldest does. */
export const countQueued = async (
  db: DeliveryDb,
  max: number,
): Promise<{ readonly waiting: number; readonly oldestAt: Date | null }> => {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('delivery.message')
        .select('created_at')
        .where('status', '=', 'queued')
        .orderBy('created_at')
        .limit(max)
        .as('queued'),
    )
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), oldestAt: row.oldest }
}

export type QueuedMessage = Letter & { readonly attempts: number; readonly sendUntil: Date }

/** Counts the try and returns the message; undefined if it is settled already. */
export const takeQueued = async (
  db: DeliveryDb,
  id: string,
): Promise<QueuedMessage | undefined> => {
  const row = await db
    .updateTable('delivery.message')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
  if (!row || row.body === null) return undefined
  return {
    id: row.id,
    brandId: row.brand_id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    attempts: row.attempts,
    sendUntil: row.send_until,
  }
}

export type Outcome = { readonly status: 'sent' } | { readonly status: 'failed'; failure: string }

/** The text is deleted: it is no longer needed. */
export const settleMessage = async (
  db: DeliveryDb,
  id: string,
  outcome: Outcome,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('delivery.message')
    .set({
      status: outcome.status,
      failure: outcome.status === 'failed' ? outcome.failure : null,
      body: null,
      settled_at: at,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}

export const listQueuedBefore = async (
  db: DeliveryDb,
  before: Date,
  countMax: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('delivery.message')
    .select('id')
    .where('status', '=', 'queued')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}

/** Whether a provider has refused for lack of credit since then. */
export const hasQuotaFailure = async (
  db: DeliveryDb,
  channel: Letter['channel'],
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('delivery.message')
    .select('id')
    .where('settled_at', '>', since)
    .where('channel', '=', channel)
    .where('failure', '=', 'quota')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSettledBefore = async (db: DeliveryDb, before: Date): Promise<void> => {
  await db.deleteFrom('delivery.message').where('settled_at', '<', before).execute()
}
