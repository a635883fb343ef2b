import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'

/** A day of an account on which something happened. */
export type Happened = { readonly memberId: bigint; readonly at: Date }

/** The days on which this happened are to be counted again. */
export const markDays = async (
  db: QueryExecutorProvider,
  happened: readonly Happened[],
): Promise<void> => {
  await sql`select play_risk.mark(${happened.map(({ memberId }) => memberId)}::bigint[],
    ${happened.map(({ at }) => at)}::timestamptz[])`.execute(db)
}

/** Accounts with days to count whose first change happened before then, the earliest first. */
export const listChanged = async (
  db: QueryExecutorProvider,
  before: Date,
  limit: number,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from play_risk.changed where at <= ${before} order by at limit ${limit}`.execute(
    db,
  )
  return [...new Set(rows.map(({ member_id: memberId }) => memberId))]
}

/**
 * Takes the days that are to be counted. What is marked afterwards waits for this transaction and stays: what is
 * read after this call has everything of the days that are taken.
 */
export const takeDays = async (
  tx: Tx,
  memberIds: readonly bigint[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ day: string }>`
    delete from play_risk.changed where member_id = any(${[...memberIds]}::bigint[])
    returning day`.execute(tx)
  return [...new Set(rows.map(({ day }) => day))]
}

/** A stake or deposit that a limit did not allow; one counts a minute. */
export const saveAttempt = async (
  db: QueryExecutorProvider,
  {
    personId,
    memberId,
    at,
    name,
  }: {
    readonly personId: bigint
    readonly memberId: bigint
    readonly at: Date
    readonly name: string
  },
): Promise<void> => {
  await sql`with added as (
      insert into play_risk.attempt (person_id, minute, member_id, limit_name)
      values (${personId}, date_trunc('minute', ${at}::timestamptz), ${memberId}, ${name})
      on conflict do nothing returning member_id, minute
    )
    select play_risk.mark(array_agg(member_id), array_agg(minute)) from added having count(*) > 0`.execute(
    db,
  )
}

export const countAttempts = async (
  tx: Tx,
  personId: bigint,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from play_risk.attempt
    where person_id = ${personId} and minute >= ${from} and minute < ${until}`.execute(tx)
  return rows[0]?.count ?? 0
}
