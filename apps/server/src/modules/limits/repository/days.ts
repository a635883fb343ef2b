import { sql, type QueryExecutorProvider } from 'kysely'

/** The days since `from` on which the person played, today last, in milliseconds. */
export const listPlayedDays = async (
  db: QueryExecutorProvider,
  personId: bigint,
  from: string,
): Promise<readonly { readonly day: string; readonly playedMs: bigint }[]> => {
  const { rows } = await sql<{ day: string; played: bigint }>`
    select d.day::text as day, d.played from limits.day d where d.person_id = ${personId} and d.day >= ${from}::date
    union all
    select c.day::text, c.played_day from limits.counter c where c.person_id = ${personId} and c.day >= ${from}::date
    order by 1`.execute(db)
  return rows.map(({ day, played }) => ({ day, playedMs: played }))
}
