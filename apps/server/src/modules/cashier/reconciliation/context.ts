import type { Database } from '@trevo/database/connect.ts'
import type { DepositContext } from '../deposits/common/context.ts'
import type { BrandSpan } from './domain/brand-span.ts'
import type { PayoutsCompared } from './domain/compare-payouts.ts'
import type { ReconciliationTables } from './repository/tables.ts'

/** What every use case of the reconciliation uses. */
export type ReconciliationContext = DepositContext & {
  readonly database: Database<ReconciliationTables>
  /** The payouts of the same span; they use the context of withdrawals. */
  readonly reconcilePayouts: (span: BrandSpan) => Promise<PayoutsCompared>
}
