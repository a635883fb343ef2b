import { sql, type Selectable } from 'kysely'
import type { ComplianceDb, SweepTable } from './tables.ts'

export type Sweep = Selectable<SweepTable>

export const findRunningSweep = (db: ComplianceDb): Promise<Sweep | undefined> =>
  db.selectFrom('compliance.sweep').selectAll().where('ended_at', 'is', null).executeTakeFirst()

/** Begins one, unless another copy has. */
export const beginSweep = async (db: ComplianceDb, at: Date): Promise<void> => {
  await sql`insert into compliance.sweep (began_at) values (${at}) on conflict do nothing`.execute(
    db,
  )
}

export const saveKnown = async (
  db: ComplianceDb,
  sweepId: bigint,
  personId: bigint,
): Promise<void> => {
  await db
    .updateTable('compliance.sweep')
    .set({ known_person_id: personId })
    .where('sweep_id', '=', sweepId)
    .execute()
}

export const addAsked = async (
  db: ComplianceDb,
  sweepId: bigint,
  { asked, unanswered }: { readonly asked: number; readonly unanswered: number },
): Promise<void> => {
  await sql`update compliance.sweep set asked = asked + ${asked}, unanswered = unanswered + ${unanswered}
    where sweep_id = ${sweepId}`.execute(db)
}

export const endSweep = async (db: ComplianceDb, sweepId: bigint, at: Date): Promise<void> => {
  await db
    .updateTable('compliance.sweep')
    .set({ ended_at: at })
    .where('sweep_id', '=', sweepId)
    .execute()
}

export const listSweeps = (db: ComplianceDb, limit: number): Promise<Sweep[]> =>
  db.selectFrom('compliance.sweep').selectAll().orderBy('sweep_id', 'desc').limit(limit).execute()
