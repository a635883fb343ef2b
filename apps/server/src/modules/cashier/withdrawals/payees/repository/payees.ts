import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { PayeeHolderRow, PayeeRow, WithdrawalTables } from '../../common/repository/tables.ts'

type Db = Database<WithdrawalTables>
const own = (tx: Tx) => tables<WithdrawalTables>(tx)

/** The row whose lock serializes a member's outgoing payments. */
export const lockHolder = async (tx: Tx, memberId: bigint): Promise<PayeeHolderRow> => {
  await own(tx)
    .insertInto('cashier.payee_holder')
    .values({ member_id: memberId, document: null, name: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  return own(tx)
    .selectFrom('cashier.payee_holder')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const saveHolder = async (tx: Tx, holder: PayeeHolderRow): Promise<void> => {
  await own(tx)
    .updateTable('cashier.payee_holder')
    .set({ document: holder.document, name: holder.name })
    .where('member_id', '=', holder.member_id)
    .execute()
}

export const findHolder = ({ db }: Db, memberId: bigint): Promise<PayeeHolderRow | undefined> =>
  db
    .selectFrom('cashier.payee_holder')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** The default first, then the newest. */
export const listPayeesOf = (
  db: Db['db'] | ReturnType<typeof own>,
  memberId: bigint,
): Promise<PayeeRow[]> =>
  db
    .selectFrom('cashier.payee')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

export const findPayeeByClientId = (
  db: Db['db'] | ReturnType<typeof own>,
  memberId: bigint,
  clientId: string,
): Promise<PayeeRow | undefined> =>
  db
    .selectFrom('cashier.payee')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const findPayee = (
  db: Db['db'] | ReturnType<typeof own>,
  memberId: bigint,
  payeeId: string,
): Promise<PayeeRow | undefined> =>
  db
    .selectFrom('cashier.payee')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', payeeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const insertPayee = async (tx: Tx, payee: PayeeRow): Promise<void> => {
  await own(tx).insertInto('cashier.payee').values(payee).execute()
}

/** Makes one of the member's payees the only default. */
export const moveDefault = async (tx: Tx, memberId: bigint, payeeId: string): Promise<void> => {
  const others = own(tx)
    .updateTable('cashier.payee')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
  await others.where('is_default', '=', true).where('id', '<>', payeeId).execute()
  await own(tx)
    .updateTable('cashier.payee')
    .set({ is_default: true })
    .where('member_id', '=', memberId)
    .where('id', '=', payeeId)
    .execute()
}

export const markRemoved = async (
  tx: Tx,
  memberId: bigint,
  payeeId: string,
  at: Date,
): Promise<void> => {
  await own(tx)
    .updateTable('cashier.payee')
    .set({ removed_at: at, is_default: false })
    .where('member_id', '=', memberId)
    .where('id', '=', payeeId)
    .execute()
}
