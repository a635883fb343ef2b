import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { DepositTables, PaymentDecisionRow } from '../../common/repository/tables.ts'

/** Held Pix of a brand, the oldest first. */
export const listHeld = ({ db }: Database<DepositTables>, brandId: number, limit: number) =>
  db
    .selectFrom('cashier.payment as payment')
    .innerJoin('cashier.deposit as deposit', (join) =>
      join
        .onRef('deposit.member_id', '=', 'payment.member_id')
        .onRef('deposit.id', '=', 'payment.deposit_id'),
    )
    .selectAll('payment')
    .where('payment.status', '=', 'held')
    .where('deposit.brand_id', '=', brandId)
    .orderBy('payment.noticed_at')
    .orderBy('payment.e2e_id')
    .limit(limit)
    .execute()

/** What an operator decided about a payment. */
export const findDecision = (
  { db }: Database<DepositTables>,
  endToEndId: string,
): Promise<PaymentDecisionRow | undefined> =>
  db
    .selectFrom('cashier.payment_decision')
    .selectAll()
    .where('e2e_id', '=', endToEndId)
    .executeTakeFirst()

/** Adds a decision; decisions cannot be changed or removed. */
export const insertDecision = async (tx: Tx, decision: PaymentDecisionRow): Promise<void> => {
  await tables<DepositTables>(tx).insertInto('cashier.payment_decision').values(decision).execute()
}
