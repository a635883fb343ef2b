import type { TaxRun, TaxStatementRow } from '@trevo/contract/ops/compliance/tax.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { presentTax } from '../domain/tax-figures.ts'
import { taxZone } from '../domain/tax-year.ts'
import { readStatement } from '../domain/write-statement.ts'
import type { TaxCompany, TaxNeeds } from '../needs.ts'
import type { RunRow } from '../repository/runs.ts'
import type { StatementRow } from '../repository/statements.ts'

/** The operator's company. @throws Refusal `tax.not_due` */
export const companyOf = (
  { settings }: Pick<TaxNeeds, 'settings'>,
  brandId: number,
): TaxCompany => {
  const company = settings.companyOf(brandId)
  if (!company) throw new Refusal('tax.not_due')
  return company
}

/** The CPF of each statement's person. */
export const cpfsOf = async (
  { members }: Pick<TaxNeeds, 'members'>,
  tx: Tx,
  rows: readonly StatementRow[],
): Promise<ReadonlyMap<bigint, string>> => {
  const accounts = await members.accountsOfPersons(
    tx,
    rows.map((row) => row.person_id),
  )
  return new Map(accounts.flatMap(({ personId, cpf }) => (cpf === null ? [] : [[personId, cpf]])))
}

const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/** A statement in a list. */
export const presentRow = (
  row: StatementRow,
  cpfs: ReadonlyMap<bigint, string>,
): TaxStatementRow => {
  const cpf = cpfs.get(row.person_id)
  return {
    statementId: row.statement_id,
    year: row.year,
    version: row.version,
    madeAt: row.made_at.toISOString(),
    cpf: cpf === undefined ? null : maskCpf(cpf),
    figures: presentTax(readStatement(row)),
  }
}

/** A run; it is late if the due day is over. */
export const presentRun = (run: RunRow, now: Date): TaxRun => ({
  year: run.year,
  dueOn: run.due_on,
  beganAt: run.began_at.toISOString(),
  endedAt: run.ended_at?.toISOString() ?? null,
  isLate: run.asked_by === null && dayIn(run.ended_at ?? now, taxZone) > run.due_on,
  accounts: run.accounts,
  made: run.made,
  corrected: run.corrected,
  askedBy: run.asked_by,
  reason: run.reason,
})
