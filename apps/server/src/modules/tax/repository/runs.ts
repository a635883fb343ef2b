import { sql, type Selectable } from 'kysely'
import type { TaxDb, TaxTables } from './tables.ts'

export type RunRow = Selectable<TaxTables['tax.run']>

const columns =
  sql.raw(`run_id, company_id, year, to_char(due_on, 'YYYY-MM-DD') as due_on, began_at, ended_at,
  after_member_id, accounts, made, corrected, asked_by, reason`)

export type NewRun = {
  readonly companyId: number
  readonly year: number
  readonly dueOn: string
  readonly at: Date
  /** Null for the yearly work. */
  readonly asked: { readonly by: string; readonly reason: string } | null
}

/** Begins a run. @returns undefined if the year has one under way, or has had its yearly work */
export const insertRun = async (
  db: TaxDb,
  { companyId, year, dueOn, at, asked }: NewRun,
): Promise<RunRow | undefined> => {
  const { rows } = await sql<RunRow>`
    insert into tax.run (company_id, year, due_on, began_at, asked_by, reason)
    values (${companyId}, ${year}, ${dueOn}::date, ${at}, ${asked?.by ?? null}, ${asked?.reason ?? null})
    on conflict do nothing
    returning ${columns}`.execute(db)
  return rows[0]
}

/** The oldest run of a company that is not finished, locked; undefined also while another copy works on it. */
export const lockOpenRun = async (db: TaxDb, companyId: number): Promise<RunRow | undefined> => {
  const { rows } = await sql<RunRow>`
    select ${columns} from tax.run where company_id = ${companyId} and ended_at is null
    order by run_id limit 1 for update skip locked`.execute(db)
  return rows[0]
}

export const saveRun = async (
  db: TaxDb,
  runId: bigint,
  part: {
    readonly afterMemberId: bigint
    readonly accounts: number
    readonly made: number
    readonly corrected: number
  },
): Promise<void> => {
  await sql`
    update tax.run set after_member_id = ${part.afterMemberId}, accounts = accounts + ${part.accounts},
      made = made + ${part.made}, corrected = corrected + ${part.corrected}
    where run_id = ${runId}`.execute(db)
}

export const endRun = async (db: TaxDb, runId: bigint, at: Date): Promise<void> => {
  await db.updateTable('tax.run').set({ ended_at: at }).where('run_id', '=', runId).execute()
}

/** The runs of a year, the newest first. */
export const listRuns = async (
  db: TaxDb,
  companyId: number,
  year: number,
  limit: number,
): Promise<readonly RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select ${columns} from tax.run where company_id = ${companyId} and year = ${year}
    order by run_id desc limit ${limit}`.execute(db)
  return rows
}
