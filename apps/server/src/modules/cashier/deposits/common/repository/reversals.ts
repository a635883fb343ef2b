import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
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
    .where('what', '=', 'deposit')
    .executeTakeFirst()

export const insertReversal = async (tx: Tx, reversal: ReversalRow): Promise<void> => {
  await tables<DepositTables>(tx).insertInto('cashier.reversal').values(reversal).execute()
}

/** A member's debt for reversed deposits, oldest first; locked. */
export const lockOpenReversals = (tx: Tx, memberId: bigint): Promise<ReversalRow[]> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.reversal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('owed_minor', '>', 0n)
    .orderBy('reversed_at')
    .orderBy('e2e_id')
    .orderBy('refund_id')
    .orderBy('what')
    .forUpdate()
    .execute()

/** Subtracts a payment from a locked reversal. */
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
    .where('what', '=', reversal.what)
    .execute()
}

/** Members with a debt, in the order of their ids, after `afterMemberId`. */
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

/** The member's total debt; zero for nearly everybody. */
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
    .orderBy('what')
    .execute()

/** The amount of a credited Pix returned so far; the payment is locked. */
export const sumReturnedOf = async (tx: Tx, e2eId: string): Promise<bigint> => {
  const row = await tables<DepositTables>(tx)
    .selectFrom('cashier.reversal')
    .select((query) =>
      query.fn.coalesce(query.fn.sum<string>('amount_minor'), query.val('0')).as('returned'),
    )
    .where('e2e_id', '=', e2eId)
    .where('what', '=', 'deposit')
    .executeTakeFirstOrThrow()
  return BigInt(row.returned)
}

/** Returned deposits of a span: the amount, and how many in full. */
export type ReturnedDeposits = { readonly amountMinor: bigint; readonly count: number }

type Span = { readonly from: Date; readonly to: Date }

/** The returned amount of deposits that were credited in a span, whenever it was returned. */
export const sumReturnedIn = async (
  db: Kysely<DepositTables>,
  memberId: bigint,
  { from, to }: Span,
): Promise<ReturnedDeposits> => {
  const { rows } = await sql<{ returned: bigint; count: number }>`
    select coalesce(sum(r.returned), 0)::bigint as returned,
      (count(*) filter (where r.returned >= p.amount_minor))::integer as count
    from (
      select e2e_id, sum(amount_minor)::bigint as returned from cashier.reversal
      where member_id = ${memberId} and what = 'deposit' group by e2e_id
    ) r join cashier.payment p using (e2e_id)
    where p.decided_at >= ${from} and p.decided_at < ${to}`.execute(db)
  return { amountMinor: rows[0]?.returned ?? 0n, count: rows[0]?.count ?? 0 }
}

/** How many deposits of a member were returned in full. */
export const countReturned = async (
  { db }: Database<DepositTables>,
  memberId: bigint,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select e2e_id, sum(amount_minor) as returned from cashier.reversal
      where member_id = ${memberId} and what = 'deposit' group by e2e_id
    ) r join cashier.payment p using (e2e_id) where r.returned >= p.amount_minor`.execute(db)
  return rows[0]?.count ?? 0
}
