import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { FeedbackTable, MessagingTables, TicketEventRow } from './tables.ts'

type Db = Kysely<MessagingTables>
export type FeedbackRow = Selectable<FeedbackTable>

export type TicketSearch = {
  readonly brandId: number
  readonly status: 'open' | 'answered'
  readonly type: number | undefined
  readonly queue: FeedbackRow['queue'] | undefined
  /** Where the page begins: of the open ones after it, of the answered ones before it. */
  readonly from: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** Open ones with the nearest deadline first, answered ones with the latest first. */
export const listFeedback = (
  db: Db,
  { brandId, status, type, queue, from, limit }: TicketSearch,
): Promise<FeedbackRow[]> => {
  let query = db
    .selectFrom('messaging.feedback')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('status', '=', status)
  if (type !== undefined) query = query.where('type', '=', type)
  if (queue !== undefined) query = query.where('queue', '=', queue)
  if (status === 'open') {
    query = query.orderBy('due_at').orderBy('feedback_id')
    if (from) query = query.where(sql<boolean>`(due_at, feedback_id) > (${from.at}, ${from.id})`)
  } else {
    query = query.orderBy('answered_at', 'desc').orderBy('feedback_id', 'desc')
    if (from) {
      query = query.where(sql<boolean>`(answered_at, feedback_id) < (${from.at}, ${from.id})`)
    }
  }
  return query.limit(limit).execute()
}

export const findFeedback = (
  db: Db,
  brandId: number,
  referenceNumber: string,
): Promise<FeedbackRow | undefined> =>
  db
    .selectFrom('messaging.feedback')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst()

/** Writers of a ticket wait for one another here. */
export const lockFeedback = (
  tx: Tx,
  brandId: number,
  referenceNumber: string,
): Promise<FeedbackRow | undefined> =>
  tables<MessagingTables>(tx)
    .selectFrom('messaging.feedback')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('reference_number', '=', referenceNumber)
    .forUpdate()
    .executeTakeFirst()

export const updateFeedback = async (
  tx: Tx,
  feedbackId: bigint,
  change: Updateable<FeedbackTable>,
): Promise<void> => {
  await tables<MessagingTables>(tx)
    .updateTable('messaging.feedback')
    .set(change)
    .where('feedback_id', '=', feedbackId)
    .execute()
}

export const listTicketEvents = (db: Db, feedbackId: bigint): Promise<TicketEventRow[]> =>
  db
    .selectFrom('messaging.ticket_event')
    .selectAll()
    .where('feedback_id', '=', feedbackId)
    .orderBy('at')
    .orderBy('client_id')
    .execute()

export const insertTicketEvent = async (tx: Tx, row: TicketEventRow): Promise<void> => {
  await tables<MessagingTables>(tx).insertInto('messaging.ticket_event').values(row).execute()
}
