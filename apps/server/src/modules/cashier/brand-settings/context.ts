import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { CashierNeeds } from '../needs.ts'
import type { ReconciliationTables } from '../reconciliation/repository/tables.ts'

/** What the settings of a brand's cashier are read and changed with. */
export type SettingsContext = Pick<CashierNeeds, 'staff'> & {
  readonly database: Database<ReconciliationTables>
  readonly clock: Clock
}
