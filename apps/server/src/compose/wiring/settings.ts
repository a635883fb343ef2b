import { createDatabase } from '@trevo/database/connect.ts'
import { createBrandDesk, type BrandDesk } from '../../modules/settings/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import { allEndpoints } from '../all-endpoints.ts'
import type { Platform } from '../platform.ts'

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
