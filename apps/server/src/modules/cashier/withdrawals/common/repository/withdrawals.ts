import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalEvent, WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { sql } from 'kysely'
import { claimDue } from '../../../common/repository/claim-due.ts'
import { canWithdrawalMove } from '../domain/withdrawal-states.ts'
import type { WithdrawalRow, WithdrawalTables } from './tables.ts'

type Db = Database<WithdrawalTables>
const own = (tx: Tx) => tables<WithdrawalTables>(tx)

export const insertWithdrawal = async (tx: Tx, row: WithdrawalRow): Promise<void> => {
  await own(tx)
    .insertInto('cashier.withdrawal')
    .values({ ...row, payee: JSON.stringify(row.payee) })
    .execute()
}

export const findWithdrawalByClientId = (
  db: Db['db'] | ReturnType<typeof own>,
  memberId: bigint,
  clientId: string,
): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** By its id alone, for operators and jobs. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  own(tx)
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type EventNote = {
  readonly kind: WithdrawalEvent['kind']
  readonly at: Date
  readonly operator?: string
  readonly note?: string
}

/** Adds a line to the timeline of a withdrawal that the caller has locked or just inserted. */
export const addEvent = async (
  tx: Tx,
  { member_id, id }: Pick<WithdrawalRow, 'member_id' | 'id'>,
  { kind, at, operator, note }: EventNote,
): Promise<void> => {
  await own(tx)
    .insertInto('cashier.withdrawal_event')
    .values({
      member_id,
      withdrawal_id: id,
      event_number: sql<number>`(
        select coalesce(max(event_number), 0) + 1 from cashier.withdrawal_event
        where member_id = ${member_id} and withdrawal_id = ${id}
      )`,
      kind,
      at,
      operator: operator ?? null,
      note: note ?? null,
    })
    .execute()
}

type Changes = Partial<
  Pick<
    WithdrawalRow,
    | 'review_reasons'
    | 'first_operator'
    | 'second_operator'
    | 'remark'
    | 'failure'
    | 'e2e_id'
    | 'paid_minor'
    | 'ended_at'
    | 'call_attempts'
  >
> &
  Pick<WithdrawalRow, 'next_call_at'>

/** Moves a locked withdrawal to another state. @throws Error on a transition that is not allowed. */
export const moveWithdrawal = async (
  tx: Tx,
  withdrawal: WithdrawalRow,
  status: WithdrawalStatus,
  changes: Changes,
): Promise<WithdrawalRow> => {
  if (!canWithdrawalMove(withdrawal.status, status)) {
    throw new Error(`withdrawal ${withdrawal.id} cannot go from ${withdrawal.status} to ${status}`)
  }
  return own(tx)
    .updateTable('cashier.withdrawal')
    .set({ status, call_attempts: 0, ...changes })
    .where('member_id', '=', withdrawal.member_id)
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes fields other than the state: when to query again, and how much has arrived. */
export const touchWithdrawal = async (
  tx: Tx,
  { member_id, id }: Pick<WithdrawalRow, 'member_id' | 'id'>,
  changes: Partial<Pick<WithdrawalRow, 'next_call_at' | 'paid_minor'>>,
): Promise<void> => {
  await own(tx)
    .updateTable('cashier.withdrawal')
    .set(changes)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

export const claimWithdrawals = (
  database: Db,
  statuses: readonly WithdrawalStatus[],
  now: Date,
): Promise<WithdrawalRow[]> =>
  claimDue(
    database,
    {
      table: 'cashier.withdrawal',
      key: 'id',
      statuses,
      // A paid one is queried again hours and days later: an hour more or less does not matter.
      latest: sql<Date>`case when status = 'paid' then 'infinity'::timestamptz
        else ${now}::timestamptz + interval '2 minutes' end`,
    },
    now,
  )

/** Makes these payouts due at once: the institution sent a notice of them. */
export const makePayoutsDue = async (
  { db }: Db,
  payoutIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (payoutIds.length === 0) return
  await db
    .updateTable('cashier.withdrawal')
    .set({ next_call_at: now })
    .where('payout_id', 'in', [...payoutIds])
    .where('status', 'in', ['paying', 'confirming', 'paid'])
    .execute()
}
