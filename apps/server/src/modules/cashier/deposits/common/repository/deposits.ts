import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { claimDue } from '../../../common/repository/claim-due.ts'
import { canDepositMove } from '../domain/deposit-states.ts'
import type { DepositTables, DepositRow } from './tables.ts'

export const findByClientId = (
  { db }: Database<DepositTables>,
  memberId: bigint,
  clientId: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** False when the client id was taken in the meantime. */
export const insertDeposit = async (tx: Tx, deposit: DepositRow): Promise<boolean> => {
  const inserted = await tables<DepositTables>(tx)
    .insertInto('cashier.deposit')
    .values(deposit)
    .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** A deposit by its id, through the transaction. */
export const findDepositInTx = (tx: Tx, id: string): Promise<DepositRow | undefined> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

export const lockByTxid = (tx: Tx, txid: string): Promise<DepositRow | undefined> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('txid', '=', txid)
    .forUpdate()
    .executeTakeFirst()

export const findByTxid = (
  { db }: Database<DepositTables>,
  txid: string,
): Promise<DepositRow | undefined> =>
  db.selectFrom('cashier.deposit').selectAll().where('txid', '=', txid).executeTakeFirst()

type Changes = Partial<
  Pick<DepositRow, 'location' | 'qr_text' | 'expires_at' | 'credited_e2e_id' | 'credited_at'>
> &
  Pick<DepositRow, 'next_call_at'>

/** Moves a locked deposit to another state. @throws Error on a transition that is not allowed. */
export const moveDeposit = async (
  tx: Tx,
  deposit: DepositRow,
  status: DepositStatus,
  changes: Changes,
): Promise<DepositRow> => {
  if (!canDepositMove(deposit.status, status)) {
    throw new Error(`deposit ${deposit.id} cannot go from ${deposit.status} to ${status}`)
  }
  return tables<DepositTables>(tx)
    .updateTable('cashier.deposit')
    .set({ status, call_attempts: 0, ...changes })
    .where('member_id', '=', deposit.member_id)
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const claimDeposits = (
  database: Database<DepositTables>,
  status: DepositStatus,
  now: Date,
): Promise<DepositRow[]> =>
  claimDue(
    database,
    {
      table: 'cashier.deposit',
      key: 'txid',
      statuses: [status],
      // An unpaid charge waits for its own end, plus some seconds.
      latest: sql<Date>`greatest(${now}::timestamptz, expires_at) + interval '2 minutes'`,
    },
    now,
  )
