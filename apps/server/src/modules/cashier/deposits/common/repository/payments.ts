import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { claimDue } from '../../../common/repository/claim-due.ts'
import { canPaymentMove, undecided, type PaymentStatus } from '../domain/deposit-states.ts'
import type { DepositTables, PaymentRow } from './tables.ts'

/** Stores these payments; those already known are unchanged. */
export const insertNoticed = async (
  { db }: Database<DepositTables>,
  e2eIds: readonly string[],
  noticedBy: PaymentRow['noticed_by'],
  now: Date,
): Promise<void> => {
  if (e2eIds.length === 0) return
  await db
    .insertInto('cashier.payment')
    .values(
      [...new Set(e2eIds)].map((e2e_id) => ({
        e2e_id,
        status: 'noticed' as const,
        noticed_at: now,
        noticed_by: noticedBy,
        refund_number: 1,
        parked: false,
        next_call_at: now,
        call_attempts: 0,
      })),
    )
    .onConflict((conflict) => conflict.column('e2e_id').doNothing())
    .execute()
}

/** Makes payments in these states due at once: there is news about them. */
export const makeDue = async (
  { db }: Database<DepositTables>,
  e2eIds: readonly string[],
  statuses: readonly PaymentStatus[],
  now: Date,
): Promise<void> => {
  if (e2eIds.length === 0) return
  await db
    .updateTable('cashier.payment')
    .set({ next_call_at: now })
    .where('e2e_id', 'in', [...e2eIds])
    .where('status', 'in', [...statuses])
    .execute()
}

/** Reopens payments that were given up as unconfirmed: the institution lists them after all. */
export const reopenUnconfirmed = async (
  { db }: Database<DepositTables>,
  e2eIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (e2eIds.length === 0) return
  await db
    .updateTable('cashier.payment')
    .set({ status: 'noticed', next_call_at: now, call_attempts: 0 })
    .where('e2e_id', 'in', [...e2eIds])
    .where('status', '=', 'unconfirmed')
    .execute()
}

export const findPayment = (
  { db }: Database<DepositTables>,
  e2eId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('cashier.payment').selectAll().where('e2e_id', '=', e2eId).executeTakeFirst()

export const lockPayment = (tx: Tx, e2eId: string): Promise<PaymentRow | undefined> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.payment')
    .selectAll()
    .where('e2e_id', '=', e2eId)
    .forUpdate()
    .executeTakeFirst()

/** Whether one of these payments still waits for a decision. */
export const hasUndecided = async (tx: Tx, e2eIds: readonly string[]): Promise<boolean> => {
  if (e2eIds.length === 0) return false
  const row = await tables<DepositTables>(tx)
    .selectFrom('cashier.payment')
    .select('e2e_id')
    .where('e2e_id', 'in', [...e2eIds])
    .where('status', 'in', [...undecided])
    .executeTakeFirst()
  return row !== undefined
}

/** Moves a locked payment to another state; staying counts as a transition. */
export const movePayment = async (
  tx: Tx,
  payment: PaymentRow,
  status: PaymentStatus,
  changes: Partial<PaymentRow> & Pick<PaymentRow, 'next_call_at'>,
): Promise<void> => {
  if (status !== payment.status && !canPaymentMove(payment.status, status)) {
    throw new Error(`payment ${payment.e2e_id} cannot go from ${payment.status} to ${status}`)
  }
  await tables<DepositTables>(tx)
    .updateTable('cashier.payment')
    .set({ status, ...changes })
    .where('e2e_id', '=', payment.e2e_id)
    .execute()
}

export const claimPayments = (
  database: Database<DepositTables>,
  statuses: readonly PaymentStatus[],
  now: Date,
): Promise<PaymentRow[]> =>
  claimDue(
    database,
    {
      table: 'cashier.payment',
      key: 'e2e_id',
      statuses,
      // A failed refund is retried after half a minute, then at doubling intervals, up to a day.
      latest: sql<Date>`${now}::timestamptz + make_interval(secs =>
        greatest(120, least(86400, 30 * power(2, least(refund_number, 12)))))`,
    },
    now,
  )
