import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { CashierNeeds } from '../needs.ts'
import type { ReconciliationTables } from '../reconciliation/repository/tables.ts'

/** What operators look up: deposits, received Pix, returns and their entries in the ledger. */
export type LookupContext = {
  readonly database: Database<ReconciliationTables>
  readonly clock: Clock
  readonly members: Pick<CashierNeeds['members'], 'findDepositMember'>
  readonly wallet: Pick<CashierNeeds['wallet'], 'findTransferInTx'>
}
