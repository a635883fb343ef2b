import { createDatabase } from '@trevo/database/connect.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import { createFunds, type Funds } from '../../../modules/funds/index.ts'
import type { Reports } from '../../../modules/reports/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly reports: Reports
  readonly cashier: OpenCashier
}

/** Player funds beside the transactional account, from closed days and the institution. */
export const buildFunds = (
  { pools, clock }: Platform,
  { settings, reports, cashier }: Neighbours,
): Funds =>
  createFunds({
    database: createDatabase(pools.requests),
    clock,
    settings: { brandIds: () => settings.brands().map(({ id }) => id) },
    reports,
    cashier,
  })
