import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'

export type CountedStake = { readonly memberId: bigint; readonly amountMinor: bigint }

/** The person whose limits an account's stakes ask; undefined without limits. */
export const findHolder = async (
  db: QueryExecutorProvider,
  memberId: bigint,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ person_id: bigint }>`
    select person_id from limits.holder where member_id = ${memberId}`.execute(db)
  return rows[0]?.person_id
}

export const findHolders = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  const { rows } = await sql<{ member_id: bigint; person_id: bigint }>`
    select member_id, person_id from limits.holder where member_id = any (${[...memberIds]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.member_id, row.person_id]))
}

export const lockCounters = async (tx: Tx, memberIds: readonly bigint[]): Promise<void> => {
  await sql`select limits.lock_counters(${[...memberIds]}::bigint[])`.execute(tx)
}

/** Each answer is null without limits, `counted`, or the limit that does not allow the stake. */
export const admitInTx = async (
  tx: Tx,
  stakes: readonly CountedStake[],
  at: Date,
): Promise<{ readonly at: Date; readonly answers: readonly (string | null)[] }> => {
  const { rows } = await sql<{ at: Date; answers: (string | null)[] }>`
    select at, answers from limits.admit_in_tx(
      ${stakes.map(({ memberId }) => memberId)}::bigint[],
      ${stakes.map(({ amountMinor }) => amountMinor)}::bigint[], ${at})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('limits: no answer to stakes')
  return row
}

export const undoInTx = async (tx: Tx, stakes: readonly CountedStake[]): Promise<void> => {
  await sql`select limits.undo_in_tx(
    ${stakes.map(({ memberId }) => memberId)}::bigint[],
    ${stakes.map(({ amountMinor }) => amountMinor)}::bigint[])`.execute(tx)
}

/** Released parts of holds of accounts with limits wait here to be counted. */
export const insertReleased = async (
  tx: Tx,
  released: {
    readonly memberId: bigint
    readonly source: string
    readonly txnId: string
    readonly holdTxnId: string
    readonly amountMinor: bigint
  },
): Promise<void> => {
  const { memberId, source, txnId, holdTxnId, amountMinor } = released
  await sql`
    insert into limits.released (member_id, source, txn_id, hold_txn_id, amount)
    select h.member_id, ${source}, ${txnId}, ${holdTxnId}, ${amountMinor}
    from limits.holder h where h.member_id = ${memberId}`.execute(tx)
}

/** Why the person may not stake this now; undefined if nothing keeps them from it. Locks the counter. */
export const findObjection = async (
  tx: Tx,
  personId: bigint,
  amountMinor: bigint,
  at: Date,
): Promise<string | undefined> => {
  await enterDay(tx, personId, at)
  const { rows } = await sql<{ objection: string | null }>`
    select limits.objection(c, ${amountMinor}, 1, ${amountMinor}, greatest(${at}, c.day_from)) as objection
    from limits.counter c where c.person_id = ${personId} and c.is_on`.execute(tx)
  return rows[0]?.objection ?? undefined
}

/** Locks the person's counter, which then has all that was used, and begins the day of this moment, if it has not begun. */
export const enterDay = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  await sql`select from limits.counter c where c.person_id = ${personId} for no key update`.execute(
    tx,
  )
  await sql`select limits.close_allowances(array[${personId}::bigint])`.execute(tx)
  await sql`
    select limits.begin_day(c.person_id, ${at}) from limits.counter c
    where c.person_id = ${personId} and ${at}::timestamptz >= c.day_until`.execute(tx)
}
