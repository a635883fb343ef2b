import { sql } from 'kysely'
import type { TaxDb } from './tables.ts'

export type StatementRow = {
  readonly statement_id: string
  readonly company_id: number
  readonly person_id: bigint
  readonly year: number
  readonly version: number
  readonly made_at: Date
  /** As it was written; `readStatement` reads it. */
  readonly lines: unknown
  readonly band_minor: bigint
  readonly rate_bp: number
  readonly tax_minor: bigint
  readonly sha256: Buffer
}

const columns =
  sql.raw(`statement_id, company_id, person_id, year, version, made_at, lines, band_minor, rate_bp,
  tax_minor, sha256`)

/** The newest version of some persons' statements of a year. */
export const findNewest = async (
  db: TaxDb,
  companyId: number,
  year: number,
  personIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, StatementRow>> => {
  const { rows } = await sql<StatementRow>`
    select ${columns} from tax.statement
    where company_id = ${companyId} and year = ${year} and person_id = any(${[...personIds]}::bigint[])
      and replaced_at is null`.execute(db)
  return new Map(rows.map((row) => [row.person_id, row]))
}

/** Every version of a person's statements, the newest year and version first. */
export const listOfPerson = async (
  db: TaxDb,
  companyId: number,
  personId: bigint,
  year?: number,
): Promise<readonly StatementRow[]> => {
  const { rows } = await sql<StatementRow>`
    select ${columns} from tax.statement
    where company_id = ${companyId} and person_id = ${personId}
      and year = coalesce(${year ?? null}::smallint, year)
    order by year desc, version desc limit 200`.execute(db)
  return rows
}

export const findStatement = async (
  db: TaxDb,
  companyId: number,
  statementId: string,
): Promise<StatementRow | undefined> => {
  const { rows } = await sql<StatementRow>`
    select ${columns} from tax.statement where statement_id = ${statementId} and company_id = ${companyId}`.execute(
    db,
  )
  return rows[0]
}

export type TaxPlace = { readonly taxMinor: bigint; readonly statementId: string }

export type StatementFilter = {
  readonly year: number
  readonly view: 'due' | 'corrected' | undefined
  readonly personId: bigint | undefined
}

/** The newest versions of a year, the highest tax first. */
export const listStatements = async (
  db: TaxDb,
  companyId: number,
  { year, view, personId }: StatementFilter,
  page: { readonly after: TaxPlace | undefined; readonly limit: number },
): Promise<readonly StatementRow[]> => {
  const { after } = page
  const { rows } = await sql<StatementRow>`
    select ${columns} from tax.statement
    where company_id = ${companyId} and year = ${year} and replaced_at is null
      ${view === 'due' ? sql`and tax_minor > 0` : sql``}
      ${view === 'corrected' ? sql`and version > 1` : sql``}
      ${personId === undefined ? sql`` : sql`and person_id = ${personId}`}
      ${
        after
          ? sql`and (tax_minor < ${after.taxMinor}
            or tax_minor = ${after.taxMinor} and statement_id > ${after.statementId}::uuid)`
          : sql``
      }
    order by tax_minor desc, statement_id limit ${page.limit}`.execute(db)
  return rows
}

export type NewStatement = {
  readonly personId: bigint
  readonly version: number
  readonly lines: string
  readonly bandMinor: bigint
  readonly rateBp: number
  readonly taxMinor: bigint
  readonly sha256: Buffer
}

/** Adds versions of one year; those before them are replaced. */
export const insertStatements = async (
  db: TaxDb,
  of: {
    readonly companyId: number
    readonly year: number
    readonly runId: bigint
    readonly at: Date
  },
  statements: readonly NewStatement[],
): Promise<void> => {
  if (statements.length === 0) return
  const { companyId, year, runId, at } = of
  await sql`
    update tax.statement set replaced_at = ${at}
    where company_id = ${companyId} and year = ${year} and replaced_at is null
      and person_id = any(${statements.map(({ personId }) => personId)}::bigint[])`.execute(db)
  await db
    .insertInto('tax.statement')
    .values(
      statements.map((one) => ({
        company_id: companyId,
        person_id: one.personId,
        year,
        version: one.version,
        run_id: runId,
        made_at: at,
        lines: one.lines,
        band_minor: one.bandMinor,
        rate_bp: one.rateBp,
        tax_minor: one.taxMinor,
        sha256: one.sha256,
        replaced_at: null,
      })),
    )
    .execute()
}
