import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listTaxStatements } from '@trevo/contract/ops/compliance/tax.ts'
import { tables } from '@trevo/database/connect.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { dueDayOf, isCounted, lastInstantOf, yearOf } from '../domain/tax-year.ts'
import type { TaxNeeds } from '../needs.ts'
import { findProgress } from '../repository/results.ts'
import { listRuns } from '../repository/runs.ts'
import { listStatements, type StatementRow, type TaxPlace } from '../repository/statements.ts'
import type { TaxTables } from '../repository/tables.ts'
import { companyOf, cpfsOf, presentRow, presentRun } from './present-statement.ts'

const Place = z.tuple([z.string().regex(/^\d{1,18}$/), z.uuid()])
const runsShown = 10

const writePlace = ({ tax_minor: tax, statement_id: id }: StatementRow): string => `${tax}_${id}`

/** @throws Refusal `request_param_err` */
const readPlace = (text: string | undefined): TaxPlace | undefined => {
  if (text === undefined) return undefined
  const parsed = Place.safeParse(text.split('_'))
  if (!parsed.success) throw new Refusal('request_param_err', { fields: ['after'] })
  const [tax, statementId] = parsed.data
  return { taxMinor: BigInt(tax), statementId }
}

/** The statements of a year in their newest version, with what was done for the year. */
export const createListTaxStatements =
  (needs: TaxNeeds) =>
  async (
    brandId: number,
    { year: asked, view, username, after, pageSize }: Query<typeof listTaxStatements>,
  ): Promise<Answer<typeof listTaxStatements>> => {
    const { database, clock, settings, members } = needs
    const company = companyOf(needs, brandId)
    const now = clock.now()
    const year = asked ?? yearOf(now) - 1
    const place = readPlace(after)
    const { dueMonth } = settings.lawAt(company, year >= yearOf(now) ? now : lastInstantOf(year))
    const personId =
      username === undefined ? undefined : await members.findByUsername(brandId, username)
    const isNobody = username !== undefined && personId === undefined
    return database.inTx(async (tx) => {
      const db = tables<TaxTables>(tx)
      const page = { after: place, limit: withExtra(pageSize) }
      const filter = { year, view, personId }
      const rows = isNobody ? [] : await listStatements(db, company.companyId, filter, page)
      const { shown, next } = cutPage(rows, pageSize, writePlace)
      const cpfs = await cpfsOf(needs, tx, shown)
      const countedUntil = await findProgress(db)
      const runs = await listRuns(db, company.companyId, year, runsShown)
      return {
        year,
        statements: shown.map((row) => presentRow(row, cpfs)),
        next,
        runs: runs.map((run) => presentRun(run, now)),
        dueOn: dueDayOf(year, dueMonth),
        isOver: countedUntil !== undefined && isCounted(year, countedUntil),
        countedUntil: countedUntil?.toISOString() ?? null,
      }
    })
  }
