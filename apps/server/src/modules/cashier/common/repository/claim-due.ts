import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PaymentStatus } from '../../deposits/domain/deposit-states.ts'
import type { CashierTables, DepositRow, PaymentRow } from '../../deposits/repository/tables.ts'

/**
 * Claiming is a short statement of its own: the due time is pushed on, so that no other copy takes
 * the row while the institution is asked, and a crash in between only means that it is asked again.
 * The wait doubles with each attempt, from two seconds to two minutes.
 */
const pushOn = (now: Date) =>
  sql<Date>`${now}::timestamptz + make_interval(secs => least(120, power(2, call_attempts + 1)))`

const batchMax = 20

export const claimPayments = (
  { db }: Database<CashierTables>,
  statuses: readonly PaymentStatus[],
  now: Date,
): Promise<PaymentRow[]> =>
  db
    .updateTable('cashier.payment')
    .set((row) => ({ next_call_at: pushOn(now), call_attempts: row('call_attempts', '+', 1) }))
    .where('e2e_id', 'in', (query) =>
      query
        .selectFrom('cashier.payment')
        .select('e2e_id')
        .where('next_call_at', '<=', now)
        .where('status', 'in', [...statuses])
        .orderBy('next_call_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export const claimDeposits = (
  { db }: Database<CashierTables>,
  status: DepositStatus,
  now: Date,
): Promise<DepositRow[]> =>
  db
    .updateTable('cashier.deposit')
    .set((row) => ({ next_call_at: pushOn(now), call_attempts: row('call_attempts', '+', 1) }))
    .where('txid', 'in', (query) =>
      query
        .selectFrom('cashier.deposit')
        .select('txid')
        .where('next_call_at', '<=', now)
        .where('status', '=', status)
        .orderBy('next_call_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
