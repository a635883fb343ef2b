import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { CashierTables, ClosedAccountRow, DepositRow } from './tables.ts'

/** Remembers that the member's open charges are to be cancelled; due at once. */
export const insertClosedAccount = async (tx: Tx, memberId: bigint, at: Date): Promise<void> => {
  const due = { closed_at: at, next_call_at: at, call_attempts: 0 }
  await tables<CashierTables>(tx)
    .insertInto('cashier.closed_account')
    .values({ member_id: memberId, ...due })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(due))
    .execute()
}

/** A charge of the member came to be after all: where the account is closed, it is due again. */
export const hurryClosedAccount = async (tx: Tx, memberId: bigint, at: Date): Promise<void> => {
  await tables<CashierTables>(tx)
    .updateTable('cashier.closed_account')
    .set({ next_call_at: at })
    .where('member_id', '=', memberId)
    .execute()
}

const batchMax = 20

/** As for payments: the due time is pushed on, from two seconds to two minutes. */
export const claimClosedAccounts = (
  { db }: Database<CashierTables>,
  now: Date,
): Promise<ClosedAccountRow[]> =>
  db
    .updateTable('cashier.closed_account')
    .set((row) => ({
      next_call_at: sql<Date>`${now}::timestamptz
        + make_interval(secs => least(120, power(2, call_attempts + 1)))`,
      call_attempts: row('call_attempts', '+', 1),
    }))
    .where('member_id', 'in', (query) =>
      query
        .selectFrom('cashier.closed_account')
        .select('member_id')
        .where('next_call_at', '<=', now)
        .orderBy('next_call_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Nothing is open any more; unless something was told of since the row was claimed. */
export const restClosedAccount = async (
  { db }: Database<CashierTables>,
  claimed: ClosedAccountRow,
): Promise<void> => {
  await db
    .updateTable('cashier.closed_account')
    .set({ next_call_at: null, call_attempts: 0 })
    .where('member_id', '=', claimed.member_id)
    .where('next_call_at', '=', claimed.next_call_at)
    .execute()
}

const openMax = 100

/** Charges of a member that could still be paid, the oldest first. */
export const listOpenDeposits = (
  { db }: Database<CashierTables>,
  memberId: bigint,
): Promise<DepositRow[]> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'awaiting'])
    .orderBy('created_at')
    .limit(openMax)
    .execute()
