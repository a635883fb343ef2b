import { parseMoney } from '@trevo/money/money.ts'
import type { KycNeeds } from '../needs.ts'
import { findCurrentCase, findVerifiedCase } from '../repository/cases.ts'
import { listChecks } from '../repository/checks.ts'
import { openForm } from './sealed-form.ts'

/** What a person declared or a list said, for those who watch the flow of money. */
export type DeclaredPerson = {
  /** Politically exposed: as the form declares, or `listed` where a list alone says so; null for neither. */
  readonly exposure: 'self' | 'related' | 'listed' | null
  /** Null where none was declared. */
  readonly monthlyIncomeMinor: bigint | null
}

/** Reads the verified case of a person, or the current one. */
export const createDescribePerson =
  ({ database, secrets }: Pick<KycNeeds, 'database' | 'secrets'>) =>
  async (personId: bigint): Promise<DeclaredPerson> => {
    const { db } = database
    const row = (await findVerifiedCase(db, personId)) ?? (await findCurrentCase(db, personId))
    if (!row) return { exposure: null, monthlyIncomeMinor: null }
    const form = openForm({ secrets }, row)
    const checks = await listChecks(db, row.id, row.round)
    const isListed = checks.some(
      ({ kind, causes }) => kind === 'screening' && causes.includes('pep'),
    )
    const declared = form?.pep === 'self' || form?.pep === 'related' ? form.pep : null
    return {
      exposure: declared ?? (isListed ? 'listed' : null),
      monthlyIncomeMinor: form?.monthlyIncome === undefined ? null : parseMoney(form.monthlyIncome),
    }
  }
