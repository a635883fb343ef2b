import type { Database } from '@trevo/database/connect.ts'
import type { DepositContext } from '../deposits/common/context.ts'
import type { BrandSpan } from './domain/brand-span.ts'
import type { PayoutsCompared } from './domain/compare-payouts.ts'
import type { ReconciliationTables } from './repository/tables.ts'

/** What every use case of the reconciliation works with. */
export type ReconciliationContext = DepositContext & {
  readonly database: Database<ReconciliationTables>
  /** The payouts of the same span; they work with the context of withdrawals. */
  readonly reconcilePayouts: (span: BrandSpan) => Promise<PayoutsCompared>
}
