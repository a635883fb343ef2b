import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { claimDue } from '../../common/repository/claim-due.ts'
import type { PeerPaymentRow, PeerPaymentTables } from './tables.ts'

type Db = Database<PeerPaymentTables>
const own = (tx: Tx) => tables<PeerPaymentTables>(tx)

/** A caller that changes one has locked its withdrawal. */
export const listPeerPayments = (
  db: Db['db'] | ReturnType<typeof own>,
  memberId: bigint,
  withdrawalId: string,
): Promise<PeerPaymentRow[]> =>
  db
    .selectFrom('cashier.peer_payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('sent_at')
    .orderBy('part_id')
    .execute()

export const findPeerPayment = (
  { db }: Db,
  memberId: bigint,
  id: string,
): Promise<PeerPaymentRow | undefined> =>
  db
    .selectFrom('cashier.peer_payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertPeerPayment = async (tx: Tx, row: PeerPaymentRow): Promise<void> => {
  await own(tx).insertInto('cashier.peer_payment').values(row).execute()
}

export const savePeerOutcome = async (
  tx: Tx,
  { member_id, id }: Pick<PeerPaymentRow, 'member_id' | 'id'>,
  changes: { readonly outcome: PeerOutcome } & Partial<
    Pick<PeerPaymentRow, 'answered_at' | 'proof' | 'next_call_at'>
  >,
): Promise<void> => {
  await own(tx)
    .updateTable('cashier.peer_payment')
    .set({ call_attempts: 0, ...changes })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

/** WITHDRAW-2: parts whose time to answer is over, with the withdrawals they belong to. */
export const listUnanswered = (
  { db }: Db,
  now: Date,
  limit: number,
): Promise<{ withdrawal_id: string }[]> =>
  db
    .selectFrom('cashier.peer_payment')
    .select('withdrawal_id')
    .distinct()
    .where('outcome', '=', 'waiting')
    .where('answer_until', '<=', now)
    .limit(limit)
    .execute()

/** Answers not yet sent to the institution. */
export const claimAnswers = (database: Db, now: Date): Promise<PeerPaymentRow[]> =>
  claimDue(database, { table: 'cashier.peer_payment', key: 'id' }, now)

export const markAnswerSent = async (
  { db }: Db,
  { member_id, id }: Pick<PeerPaymentRow, 'member_id' | 'id'>,
): Promise<void> => {
  await db
    .updateTable('cashier.peer_payment')
    .set({ next_call_at: null })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

/** Withdrawals of a member that people pay, newest first. */
export const listPeerWithdrawalIds = async (
  { db }: Db,
  memberId: bigint,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('channel', '=', 'peer')
    .where('status', 'in', ['confirming', 'paid', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
