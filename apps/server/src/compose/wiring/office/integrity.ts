import { createDatabase } from '@trevo/database/connect.ts'
import { createIntegrity, type Integrity } from '../../../modules/integrity/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Sportsbook } from '../../../modules/sportsbook/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly sportsbook: Sportsbook
  readonly staff: Pick<Staff, 'approvals'>
}

/** Suspected manipulation of matches, with what the book knows of them. */
export const buildIntegrity = (
  { pools, clock }: Platform,
  { settings, sportsbook, staff }: Neighbours,
): Integrity =>
  createIntegrity({
    database: createDatabase(pools.requests),
    clock,
    settings: {
      noticeDaysOf: (brandId) => settings.jurisdictionRulesOf(brandId).manipulationNoticeDays,
      brandOf: (brandId) => {
        const { companyId, merchant } = settings.brand(brandId)
        const company = settings.companies().find(({ id }) => id === companyId)
        return { cnpj: company?.cnpj ?? null, code: merchant }
      },
    },
    sportsbook: { findMatch: sportsbook.findNamedMatch, sumStakes: sportsbook.sumStakesOfMatch },
    staff: staff.approvals,
  })
