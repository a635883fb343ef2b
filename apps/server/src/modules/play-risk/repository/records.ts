import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely } from 'kysely'
import type { EventRow, PlayRiskTables, ProposalRow, ReviewRow, SelfTestRow } from './tables.ts'

type Db = Kysely<PlayRiskTables>
type NewEvent = Insertable<PlayRiskTables['play_risk.event']>

export const addEvent = async (
  tx: Tx,
  event: Pick<NewEvent, 'person_id' | 'at' | 'kind'> & Partial<NewEvent>,
): Promise<void> => {
  await tables<PlayRiskTables>(tx).insertInto('play_risk.event').values(event).execute()
}

/** The latest first. */
export const listEvents = (db: Db, personId: bigint, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('play_risk.event')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()

export const findProposal = (db: Db, personId: bigint): Promise<ProposalRow | undefined> =>
  db
    .selectFrom('play_risk.proposal')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Ends the one that waits, if there is one. @returns it */
export const endProposal = (
  tx: Tx,
  personId: bigint,
  outcome: NonNullable<ProposalRow['outcome']>,
  at: Date,
): Promise<ProposalRow | undefined> =>
  tables<PlayRiskTables>(tx)
    .updateTable('play_risk.proposal')
    .set({ ended_at: at, outcome })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const insertProposal = async (
  tx: Tx,
  row: Pick<ProposalRow, 'person_id' | 'kind' | 'period' | 'value_minor' | 'made_at'>,
): Promise<void> => {
  await tables<PlayRiskTables>(tx).insertInto('play_risk.proposal').values(row).execute()
}

export const findReview = (db: Db, personId: bigint): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('play_risk.review')
    .selectAll()
    .where('person_id', '=', personId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()

export const openReview = async (
  tx: Tx,
  row: Pick<ReviewRow, 'person_id' | 'opened_at' | 'due_at'>,
): Promise<void> => {
  await tables<PlayRiskTables>(tx).insertInto('play_risk.review').values(row).execute()
}

export const decideReview = async (
  tx: Tx,
  reviewId: bigint,
  decision: { readonly decided_at: Date; readonly operator: string; readonly reason: string },
): Promise<void> => {
  await tables<PlayRiskTables>(tx)
    .updateTable('play_risk.review')
    .set(decision)
    .where('review_id', '=', reviewId)
    .execute()
}

/** Reviews that are past their deadline and were not noticed yet, marked as late in this transaction. */
export const markLateReviews = async (
  tx: Tx,
  now: Date,
  limit: number,
): Promise<readonly ReviewRow[]> => {
  const db = tables<PlayRiskTables>(tx)
  const due = await db
    .selectFrom('play_risk.review')
    .selectAll()
    .where('decided_at', 'is', null)
    .where('late_at', 'is', null)
    .where('due_at', '<', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { review_id: reviewId } of due) {
    await db
      .updateTable('play_risk.review')
      .set({ late_at: now })
      .where('review_id', '=', reviewId)
      .execute()
  }
  return due
}

export const findSelfTest = (db: Db, personId: bigint): Promise<SelfTestRow | undefined> =>
  db
    .selectFrom('play_risk.self_test')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst()

export const saveSelfTest = async (db: Db, row: SelfTestRow): Promise<void> => {
  await db
    .insertInto('play_risk.self_test')
    .values(row)
    .onConflict((on) => on.column('person_id').doUpdateSet(row))
    .execute()
}

export const deleteSelfTest = async (db: Db, personId: bigint): Promise<void> => {
  await db.deleteFrom('play_risk.self_test').where('person_id', '=', personId).execute()
}

/** Whether a conversation was opened for the person. */
export const hadConversation = async (db: Db, personId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('play_risk.event')
    .select('event_id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'conversation')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
