import type { AmlRule } from '@trevo/contract/ops/compliance/aml.ts'
import { sql } from 'kysely'
import type { AmlDb, YearReportRow } from './tables.ts'

type Span = { readonly from: Date; readonly until: Date }

const hours = (from: string, until: string) =>
  sql`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 3600))::numeric, 1)::float8`

export type AlertSums = {
  readonly raised: number
  readonly closed: number
  readonly inCase: number
  readonly late: number
  readonly medianHours: number | null
}

/** Alerts that a company's rules raised in a span, and what became of them until now. */
export const sumAlerts = async (
  db: AmlDb,
  companyId: number,
  { from, until }: Span,
  now: Date,
): Promise<AlertSums> => {
  const { rows } = await sql<AlertSums>`
    select count(*)::integer as raised,
      (count(*) filter (where state = 'closed'))::integer as closed,
      (count(*) filter (where state = 'in_case'))::integer as "inCase",
      (count(*) filter (where coalesce(closed_at, ${now}) > due_at))::integer as late,
      ${hours('opened_at', 'closed_at')} as "medianHours"
    from aml.alert where company_id = ${companyId} and opened_at >= ${from} and opened_at < ${until}`.execute(
    db,
  )
  return rows[0] ?? { raised: 0, closed: 0, inCase: 0, late: 0, medianHours: null }
}

/** The same by rule, the most frequent first. */
export const sumAlertsByRule = async (
  db: AmlDb,
  companyId: number,
  { from, until }: Span,
): Promise<
  readonly { readonly rule: AmlRule; readonly raised: number; readonly inCase: number }[]
> => {
  const { rows } = await sql<{ rule: AmlRule; raised: number; inCase: number }>`
    select rule, count(*)::integer as raised,
      (count(*) filter (where state = 'in_case'))::integer as "inCase"
    from aml.alert where company_id = ${companyId} and opened_at >= ${from} and opened_at < ${until}
    group by rule order by 2 desc, rule`.execute(db)
  return rows
}

export type CaseSums = {
  readonly opened: number
  readonly archived: number
  readonly toReport: number
  readonly caseHours: number | null
  readonly made: number
  readonly late: number
  readonly madeHours: number | null
}

/** Cases that were opened in a span, their decisions, and the files for COAF made of them. */
export const sumCases = async (
  db: AmlDb,
  companyId: number,
  { from, until }: Span,
  now: Date,
): Promise<CaseSums> => {
  const { rows } = await sql<CaseSums>`
    select count(*)::integer as opened,
      (count(*) filter (where c.state = 'archived'))::integer as archived,
      (count(*) filter (where c.state in ('to_report', 'reported')))::integer as "toReport",
      ${hours('c.opened_at', 'c.decided_at')} as "caseHours",
      count(r.case_id)::integer as made,
      (count(*) filter (where c.due_at is not null and coalesce(r.made_at, ${now}) > c.due_at))::integer as late,
      ${hours('c.decided_at', 'r.made_at')} as "madeHours"
    from aml.case_file c left join aml.report r on r.case_id = c.id
    where c.company_id = ${companyId} and c.opened_at >= ${from} and c.opened_at < ${until}`.execute(
    db,
  )
  const none = { caseHours: null, madeHours: null, made: 0, late: 0 }
  return rows[0] ?? { opened: 0, archived: 0, toReport: 0, ...none }
}

export const findYearReport = (
  db: AmlDb,
  companyId: number,
  year: number,
): Promise<YearReportRow | undefined> =>
  db
    .selectFrom('aml.year_report')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .executeTakeFirst()

/** Serialises what is decided about a company's year, until the transaction ends. */
export const lockYear = async (db: AmlDb, companyId: number, year: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('aml.year_report', ${companyId}::bigint * 10000 + ${year}::bigint))`.execute(
    db,
  )
}

export const insertYearReport = async (db: AmlDb, row: YearReportRow): Promise<void> => {
  await db.insertInto('aml.year_report').values(row).execute()
}
