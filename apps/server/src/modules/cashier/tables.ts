import type { PeerPaymentTables } from './peer-payments/repository/tables.ts'
import type { ReconciliationTables } from './reconciliation/repository/tables.ts'

/** All tables of the schema `cashier`, for the one database handle of the module. */
export type CashierTables = ReconciliationTables & PeerPaymentTables
