import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'

/** All that a stake gave back until now. */
export type GivenBack = {
  readonly personId: bigint
  readonly source: string
  readonly txnId: string
  readonly givenMinor: bigint
  /** When the stake was taken. */
  readonly takenAt: Date
}

/** Lowers the counters of the periods in which these were staked. */
export const giveBack = async (tx: Tx, all: readonly GivenBack[]): Promise<void> => {
  if (all.length === 0) return
  await sql`
    select limits.give_back(${all.map(({ personId }) => personId)}::bigint[],
      ${all.map(({ source }) => source)}::text[], ${all.map(({ txnId }) => txnId)}::text[],
      ${all.map(({ givenMinor }) => givenMinor)}::bigint[],
      ${all.map(({ takenAt }) => takenAt)}::timestamptz[])`.execute(tx)
}

/**
 * The same for stakes taken on one day and decided for the first time, without a look at what was noted before.
 * @returns false, with nothing done, if a counter is not in that day
 */
export const giveBackToday = async (
  tx: Tx,
  day: string,
  all: readonly Omit<GivenBack, 'takenAt'>[],
): Promise<boolean> => {
  const { rows } = await sql<{ is_done: boolean }>`
    select limits.give_back_today(${day}::date, ${all.map(({ personId }) => personId)}::bigint[],
      ${all.map(({ source }) => source)}::text[], ${all.map(({ txnId }) => txnId)}::text[],
      ${all.map(({ givenMinor }) => givenMinor)}::bigint[]) as is_done`.execute(tx)
  return rows[0]?.is_done ?? false
}

/** These notes are releases of holds, of which no bet tells. */
export const markReleases = async (
  tx: Tx,
  all: readonly Pick<GivenBack, 'source' | 'txnId'>[],
): Promise<void> => {
  if (all.length === 0) return
  await sql`
    update limits.noted n set is_release = true
    from unnest(${all.map(({ source }) => source)}::text[], ${all.map(({ txnId }) => txnId)}::text[])
      u (source, txn_id)
    where n.source = u.source and n.txn_id = u.txn_id`.execute(tx)
}

export type ReleasedRow = {
  id: bigint
  member_id: bigint
  source: string
  txn_id: string
  hold_txn_id: string
  amount: bigint
}

/** Whether released parts wait. */
export const hasReleased = async (db: QueryExecutorProvider): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from limits.released) as waits`.execute(db)
  return rows[0]?.waits ?? false
}

/** Takes released parts that wait. */
export const takeReleased = async (tx: Tx, limit: number): Promise<readonly ReleasedRow[]> => {
  const { rows } = await sql<ReleasedRow>`
    delete from limits.released r where r.id in (
      select x.id from limits.released x order by x.id limit ${limit} for update skip locked)
    returning r.id, r.member_id, r.source, r.txn_id, r.hold_txn_id, r.amount`.execute(tx)
  return rows
}

const notedForDays = 100

/** Forgets what is too old to be corrected. @returns whether there may be more */
export const forgetNoted = async (db: QueryExecutorProvider, at: Date): Promise<boolean> => {
  const limit = 10_000
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from limits.noted n where n.ctid in (
        select x.ctid from limits.noted x where x.day < limits.day_of(${at}) - ${notedForDays}::integer limit ${limit})
      returning 1
    )
    select count(*)::integer as n from gone`.execute(db)
  return rows[0]?.n === limit
}
