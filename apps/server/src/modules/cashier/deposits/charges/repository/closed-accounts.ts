import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { claimDue } from '../../../common/repository/claim-due.ts'
import type { DepositTables, ClosedAccountRow, DepositRow } from '../../common/repository/tables.ts'

/** Records that the member's open charges are to be cancelled; due at once. */
export const insertClosedAccount = async (tx: Tx, memberId: bigint, at: Date): Promise<void> => {
  const due = { closed_at: at, next_call_at: at, call_attempts: 0 }
  await tables<DepositTables>(tx)
    .insertInto('cashier.closed_account')
    .values({ member_id: memberId, ...due })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(due))
    .execute()
}

/** The member may deposit again: charges are no longer cancelled. */
export const removeClosedAccount = async (tx: Tx, memberId: bigint): Promise<void> => {
  await tables<DepositTables>(tx)
    .deleteFrom('cashier.closed_account')
    .where('member_id', '=', memberId)
    .execute()
}

/** A charge of the member was created after all: the closed account is due again. */
export const makeClosedAccountDue = async (tx: Tx, memberId: bigint, at: Date): Promise<void> => {
  await tables<DepositTables>(tx)
    .updateTable('cashier.closed_account')
    .set({ next_call_at: at })
    .where('member_id', '=', memberId)
    .execute()
}

export const claimClosedAccounts = (
  database: Database<DepositTables>,
  now: Date,
): Promise<ClosedAccountRow[]> =>
  claimDue(database, { table: 'cashier.closed_account', key: 'member_id' }, now)

/** Nothing is open any more; a row that became due again after it was claimed stays due. */
export const clearClosedAccount = async (
  { db }: Database<DepositTables>,
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
  { db }: Database<DepositTables>,
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
