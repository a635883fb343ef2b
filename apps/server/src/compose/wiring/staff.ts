import { createDatabase } from '@trevo/database/connect.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { createBrandDesk, type BrandDesk, type Settings } from '../../modules/settings/index.ts'
import { insertSignificantEvent } from '../../modules/reports/index.ts'
import { createStaff, type Staff } from '../../modules/staff/index.ts'
import { allEndpoints } from '../all-endpoints.ts'
import { isSignificant, noteOperatorAct } from '../movements/note-operator-acts.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Neighbours = {
  readonly identity: Pick<Identity, 'operatorAccounts'>
  readonly settings: Settings
}

/** Roles of operators and the rights that they give; what waits for a second person. */
export const buildStaff = (
  { pools, clock, logger, config, countEmergencyAccess }: Platform,
  { identity, settings }: Neighbours,
): Staff =>
  createStaff({
    database: createDatabase(pools.requests),
    longReads: createDatabase(pools.reports),
    clock,
    logger,
    config,
    countEmergencyAccess,
    identity: identity.operatorAccounts,
    settings: { timeZoneOf: timeZoneOf(settings) },
    reports: {
      isSignificant,
      noteOperatorAct,
      noteAuditFault: (tx, { brandId, at, text, isLost }) =>
        insertSignificantEvent(tx, {
          brandId,
          at,
          kind: isLost ? 'data_lost' : 'data_changed',
          subject: 'audit',
          facts: { finding: text },
        }),
    },
  })

/** What operators change of their brand. */
export const buildBrandDesk = (
  { pools, bus, clock, logger }: Platform,
  { staff }: { readonly staff: Pick<Staff, 'approvals'> },
): BrandDesk =>
  createBrandDesk(
    { database: createDatabase(pools.requests), bus, clock, logger, staff: staff.approvals },
    (moduleId) =>
      allEndpoints
        .filter((one) => one.moduleId === moduleId || one.switches?.includes(moduleId))
        .map(({ name }) => name),
  )
