import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { DepositTables, ReversalRow } from './tables.ts'

export const findReversal = (
  tx: Tx,
  e2eId: string,
  refundId: string,
): Promise<ReversalRow | undefined> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.reversal')
    .selectAll()
    .where('e2e_id', '=', e2eId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst()

export const insertReversal = async (tx: Tx, reversal: ReversalRow): Promise<void> => {
  await tables<DepositTables>(tx).insertInto('cashier.reversal').values(reversal).execute()
}

/** What a member still owes for reversed deposits, oldest first; locked. */
export const lockOpenReversals = (tx: Tx, memberId: bigint): Promise<ReversalRow[]> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.reversal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('owed_minor', '>', 0n)
    .orderBy('reversed_at')
    .orderBy('e2e_id')
    .orderBy('refund_id')
    .forUpdate()
    .execute()

/** Takes a payment off a locked reversal. */
export const payReversal = async (
  tx: Tx,
  reversal: ReversalRow,
  paidMinor: bigint,
  at: Date,
): Promise<void> => {
  const owedMinor = reversal.owed_minor - paidMinor
  await tables<DepositTables>(tx)
    .updateTable('cashier.reversal')
    .set({
      owed_minor: owedMinor,
      payments: reversal.payments + 1,
      settled_at: owedMinor === 0n ? at : null,
    })
    .where('e2e_id', '=', reversal.e2e_id)
    .where('refund_id', '=', reversal.refund_id)
    .execute()
}

/** Members who owe something, in the order of their ids, after `afterMemberId`. */
export const listDebtors = async (
  { db }: Database<DepositTables>,
  afterMemberId: bigint,
  limit: number,
): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('cashier.reversal')
    .select('member_id')
    .distinct()
    .where('owed_minor', '>', 0n)
    .where('member_id', '>', afterMemberId)
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}

/** What the member owes in all; zero for nearly everybody. */
export const sumOwed = async (
  { db }: Database<DepositTables>,
  memberId: bigint,
): Promise<bigint> => {
  const row = await db
    .selectFrom('cashier.reversal')
    .select((query) =>
      query.fn.coalesce(query.fn.sum<string>('owed_minor'), query.val('0')).as('owed'),
    )
    .where('member_id', '=', memberId)
    .where('owed_minor', '>', 0n)
    .executeTakeFirstOrThrow()
  return BigInt(row.owed)
}

/** Reversals of a deposit's payments, oldest first. */
export const listReversalsOf = (
  { db }: Database<DepositTables>,
  memberId: bigint,
  depositId: string,
): Promise<ReversalRow[]> =>
  db
    .selectFrom('cashier.reversal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deposit_id', '=', depositId)
    .orderBy('reversed_at')
    .orderBy('refund_id')
    .execute()
