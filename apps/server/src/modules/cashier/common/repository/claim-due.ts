import type { Database } from '@trevo/database/connect.ts'
import { sql, type Selectable } from 'kysely'

const batchMax = 20

type Due<Tables, Name extends keyof Tables> = {
  readonly table: Name
  /** A unique column. */
  readonly key: keyof Tables[Name] & string
  /** Rows in other states are left alone; undefined: the state does not matter. */
  readonly statuses?: readonly string[]
}

/**
 * Takes the rows whose `next_call_at` has come. Claiming is a short statement of its own: the due time
 * is moved on, so that no other copy takes the row while the institution is asked, and a crash in
 * between only means that it is asked again. The wait doubles with each attempt, from two seconds to
 * two minutes.
 */
export const claimDue = async <Tables, Name extends keyof Tables & string>(
  { db }: Database<Tables>,
  { table, key, statuses }: Due<Tables, Name>,
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
      where next_call_at <= ${now} ${inState}
      order by next_call_at
      limit ${batchMax}
      for update skip locked
    )
    returning *
  `.execute(db)
  return rows
}
