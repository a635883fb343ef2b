import { declaredPersonOf, type DeclaredPerson } from '../domain/declared-person.ts'
import type { KycNeeds } from '../needs.ts'
import { findCurrentCase, findVerifiedCase } from '../repository/cases.ts'
import { listChecks } from '../repository/checks.ts'
import { openForm } from './sealed-form.ts'

/** Reads the verified case of a person, or the current one. */
export const createDescribePerson =
  ({ database, secrets }: Pick<KycNeeds, 'database' | 'secrets'>) =>
  async (personId: bigint): Promise<DeclaredPerson> => {
    const { db } = database
    const row = (await findVerifiedCase(db, personId)) ?? (await findCurrentCase(db, personId))
    if (!row) return declaredPersonOf(null, [])
    return declaredPersonOf(openForm({ secrets }, row), await listChecks(db, row.id, row.round))
  }
