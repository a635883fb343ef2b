import { sql, type QueryExecutorProvider } from 'kysely'
import type { LimitName } from '../domain/limit.ts'

/** Notes a warning of the period that began `since`. @returns false if it, or a higher one, was noted before */
export const noteWarning = async (
  db: QueryExecutorProvider,
  personId: bigint,
  { kind, period, percent, since }: LimitName & { readonly percent: number; readonly since: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into limits.warning as w (person_id, kind, period, since, percent)
    values (${personId}, ${kind}, ${period}, ${since}, ${percent})
    on conflict (person_id, kind, period) do update set since = excluded.since, percent = excluded.percent
    where w.since < excluded.since or (w.since = excluded.since and w.percent < excluded.percent)
    returning 1`.execute(db)
  return rows.length > 0
}
