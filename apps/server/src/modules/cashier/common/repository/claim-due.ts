import type { Database } from '@trevo/database/connect.ts'
import { hasCome, later } from '@trevo/database/has-come.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'

const batchMax = 20
/** Neither a claim nor `retryAfterMs` waits longer. */
const waitMaxMs = 120_000

type Due<Tables, Name extends keyof Tables> = {
  readonly table: Name
  /** A unique column. */
  readonly key: keyof Tables[Name] & string
  /** Rows in other states are left alone; undefined: any state. */
  readonly statuses?: readonly string[]
  /** The latest time that a row may wait for if some wait longer than two minutes. */
  readonly latest?: RawBuilder<Date>
}

/**
 * Claims the rows whose `next_call_at` has come. Claiming is a separate short statement: the due time is moved
 * forward, so that no other copy claims the row while the institution is queried, and after a crash in between it
 * is simply queried again. The wait doubles with each attempt, from two seconds to two minutes. A row that waits
 * longer than any claim allows was written before the clock was set back: it is due.
 */
export const claimDue = async <Tables, Name extends keyof Tables & string>(
  { db }: Database<Tables>,
  { table, key, statuses, latest }: Due<Tables, Name>,
  now: Date,
): Promise<Selectable<Tables[Name]>[]> => {
  const inState = statuses ? sql`and status = any (${[...statuses]})` : sql``
  const { rows } = await sql<Selectable<Tables[Name]>>`
    update ${sql.table(table)}
    set next_call_at =
          to_timestamp(${now.getTime() / 1_000}::float8 + least(120, power(2, call_attempts + 1))),
        call_attempts = call_attempts + 1
    where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)}
      where ${hasCome('next_call_at', now, latest ?? later(now, waitMaxMs))} ${inState}
      order by next_call_at
      limit ${batchMax}
      for update skip locked
    )
    returning *
  `.execute(db)
  return rows
}
