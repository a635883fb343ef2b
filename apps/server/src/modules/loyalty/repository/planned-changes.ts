import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { LoyaltyTables, PlannedChangeRow } from './tables.ts'

type Db = Database<LoyaltyTables>['db']

/** Changes of a brand's loyalty follow one another: each is compared with what the last one left. */
export const lockLoyalty = async (tx: Tx, brandId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`loyalty ${brandId}`}, 0))`.execute(tx)
}

const open = (tx: Tx | Db) =>
  tables<LoyaltyTables>(tx as Tx)
    .selectFrom('loyalty.planned_change')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)

/** Changes of a brand that have not begun; each setting has one at most. */
export const listPlanned = (tx: Tx, brandId: number): Promise<PlannedChangeRow[]> =>
  open(tx)
    .where('brand_id', '=', brandId)
    .orderBy('starts_at')
    .orderBy('target')
    .limit(50)
    .execute()

export const findPlanned = (
  tx: Tx,
  brandId: number,
  target: string,
): Promise<PlannedChangeRow | undefined> =>
  open(tx).where('brand_id', '=', brandId).where('target', '=', target).executeTakeFirst()

/** Changes of all brands whose moment has come. */
export const listDue = (db: Db, now: Date): Promise<PlannedChangeRow[]> =>
  open(db)
    .where('starts_at', '<=', now)
    .where('problem', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(20)
    .execute()

/** Locked until the transaction ends; undefined once it has begun or was cancelled. */
export const lockPlanned = (tx: Tx, id: string): Promise<PlannedChangeRow | undefined> =>
  open(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether a change of the brand has this id, begun or not. */
export const isKnownChange = async (tx: Tx, brandId: number, id: string): Promise<boolean> =>
  (await tables<LoyaltyTables>(tx)
    .selectFrom('loyalty.planned_change')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

export const addPlanned = async (
  tx: Tx,
  row: Omit<PlannedChangeRow, 'applied_at' | 'cancelled_at' | 'cancelled_by' | 'problem'>,
): Promise<void> => {
  await tables<LoyaltyTables>(tx)
    .insertInto('loyalty.planned_change')
    .values({
      ...row,
      setting: JSON.stringify(row.setting),
      before: sql`${JSON.stringify(row.before)}::jsonb`,
      after: sql`${JSON.stringify(row.after)}::jsonb`,
      applied_at: null,
      cancelled_at: null,
      cancelled_by: null,
      problem: null,
    })
    .execute()
}

/** Notes that it began, was cancelled, or why it could not begin. */
export const notePlanned = async (
  db: Tx | Db,
  id: string,
  note: Partial<Pick<PlannedChangeRow, 'applied_at' | 'cancelled_at' | 'cancelled_by' | 'problem'>>,
): Promise<void> => {
  await tables<LoyaltyTables>(db as Tx)
    .updateTable('loyalty.planned_change')
    .set(note)
    .where('id', '=', id)
    .execute()
}
