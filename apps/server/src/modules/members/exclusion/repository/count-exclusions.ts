import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'
import type { ExclusionRow } from './exclusions.ts'

export type ExclusionCount = Pick<ExclusionRow, 'kind' | 'term'> & {
  readonly running: number
  readonly begun: number
}

/** Exclusions of a brand's members by kind and term: in force, and begun since an instant. */
export const countExclusionsOf = async (
  db: MemberDb,
  brandId: number,
  since: Date,
): Promise<readonly ExclusionCount[]> => {
  const { rows } = await sql<ExclusionCount>`
    select kind, term, (count(*) filter (where ended_at is null))::integer as running,
      (count(*) filter (where began_at >= ${since}))::integer as begun
    from members.exclusion
    where brand_id = ${brandId} and (ended_at is null or began_at >= ${since})
    group by kind, term order by kind, term`.execute(db)
  return rows
}
