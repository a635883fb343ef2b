import type { Body } from '@trevo/contract/endpoint.ts'
import type { compareTaxYear, TaxRun } from '@trevo/contract/ops/compliance/tax.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { dueDayOf, isCounted, lastInstantOf } from '../domain/tax-year.ts'
import type { TaxNeeds } from '../needs.ts'
import { findProgress } from '../repository/results.ts'
import { insertRun } from '../repository/runs.ts'
import type { TaxTables } from '../repository/tables.ts'
import { companyOf, presentRun } from './present-statement.ts'

/** Has a year's statements compared with the ledger again; the job does it. */
export const createCompareTaxYear =
  (needs: TaxNeeds) =>
  async (
    by: { readonly brandId: number; readonly username: string },
    { year, reason }: Body<typeof compareTaxYear>,
  ): Promise<TaxRun> => {
    const { database, clock, settings } = needs
    const company = companyOf(needs, by.brandId)
    const { companyId } = company
    const { dueMonth } = settings.lawAt(company, lastInstantOf(year))
    return database.inTx(async (tx) => {
      const db = tables<TaxTables>(tx)
      const countedUntil = await findProgress(db)
      if (!countedUntil || !isCounted(year, countedUntil)) throw new Refusal('tax.year_open')
      const at = clock.now()
      const run = await insertRun(db, {
        companyId,
        year,
        dueOn: dueDayOf(year, dueMonth),
        at,
        asked: { by: by.username, reason: reason.trim() },
      })
      if (!run) throw new Refusal('tax.running')
      noteAct({ target: String(year), before: {}, after: { run: String(run.run_id) } })
      return presentRun(run, at)
    })
  }
