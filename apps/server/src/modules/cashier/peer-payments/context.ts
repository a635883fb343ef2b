import type { Database } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../withdrawals/common/context.ts'
import type { PeerPaymentTables } from './repository/tables.ts'

/** What every use case of peer payments uses; they are parts of withdrawals. */
export type PeerPaymentContext = WithdrawalContext & {
  readonly database: Database<PeerPaymentTables>
}
