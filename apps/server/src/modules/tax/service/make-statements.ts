import { tables, type Tx } from '@trevo/database/connect.ts'
import { calculateTax } from '../domain/tax-figures.ts'
import { dueDayOf, isCounted, lastInstantOf, yearOf } from '../domain/tax-year.ts'
import { writeStatement } from '../domain/write-statement.ts'
import type { TaxCompany, TaxNeeds } from '../needs.ts'
import { listBettors, listResults } from '../repository/results.ts'
import { endRun, insertRun, lockOpenRun, saveRun, type RunRow } from '../repository/runs.ts'
import { findNewest, insertStatements, type NewStatement } from '../repository/statements.ts'
import type { TaxDb, TaxTables } from '../repository/tables.ts'

/** Accounts of one transaction. */
const batchSize = 200

/** Statements of these accounts' persons whose figures differ from the newest version. */
const listDiffering = async (
  { members, settings }: TaxNeeds,
  tx: Tx,
  company: TaxCompany,
  year: number,
  memberIds: readonly bigint[],
): Promise<readonly NewStatement[]> => {
  const db = tables<TaxTables>(tx)
  const brandIds = new Set(company.brands.map(({ brandId }) => brandId))
  const own = (await members.findAccounts(tx, memberIds)).filter(({ brandId }) =>
    brandIds.has(brandId),
  )
  const personIds = [...new Set(own.map(({ personId }) => personId))]
  const accounts = (await members.accountsOfPersons(tx, personIds)).filter(({ brandId }) =>
    brandIds.has(brandId),
  )
  const results = await listResults(
    db,
    accounts.map(({ memberId }) => memberId),
    year,
  )
  const newest = await findNewest(db, company.companyId, year, personIds)
  const law = settings.lawAt(company, lastInstantOf(year))
  return personIds.flatMap((personId) => {
    const ids = new Set(
      accounts.filter((one) => one.personId === personId).map(({ memberId }) => memberId),
    )
    const tax = calculateTax(
      results.filter(({ memberId }) => ids.has(memberId)),
      law,
    )
    const written = writeStatement(tax)
    const before = newest.get(personId)
    if (before?.sha256.equals(written.sha256)) return []
    const { bandMinor, rateBp, taxMinor } = tax
    return [
      { personId, version: (before?.version ?? 0) + 1, ...written, bandMinor, rateBp, taxMinor },
    ]
  })
}

const makeBatch = async (
  needs: TaxNeeds,
  tx: Tx,
  db: TaxDb,
  company: TaxCompany,
  run: RunRow,
): Promise<void> => {
  const at = needs.clock.now()
  const { run_id: runId, year } = run
  const memberIds = await listBettors(db, year, run.after_member_id, batchSize)
  const last = memberIds.at(-1)
  if (last === undefined) return endRun(db, runId, at)
  const differing = await listDiffering(needs, tx, company, year, memberIds)
  await insertStatements(db, { companyId: company.companyId, year, runId, at }, differing)
  await saveRun(db, runId, {
    afterMemberId: last,
    accounts: memberIds.length,
    made: differing.length,
    corrected: differing.filter(({ version }) => version > 1).length,
  })
}

/**
 * A job: makes the statements of the last year once it is over, and carries on what is under way, two hundred accounts
 * in a transaction that also moves the position, so that a process that ends in between leaves nothing twice.
 */
export const createMakeStatements =
  (needs: TaxNeeds, countBets: () => Promise<Date>) => async (): Promise<void> => {
    const { database, settings } = needs
    const companies = settings.companies()
    if (companies.length === 0) return
    const countedUntil = await countBets()
    const year = yearOf(countedUntil) - 1
    for (const company of companies) {
      const { companyId } = company
      if (isCounted(year, countedUntil)) {
        const { dueMonth } = settings.lawAt(company, lastInstantOf(year))
        const dueOn = dueDayOf(year, dueMonth)
        await insertRun(database.db, { companyId, year, dueOn, at: countedUntil, asked: null })
      }
      const next = () =>
        database.inTx(async (tx) => {
          const db = tables<TaxTables>(tx)
          const run = await lockOpenRun(db, companyId)
          if (run) await makeBatch(needs, tx, db, company, run)
          return run !== undefined
        })
      while (await next());
    }
  }
