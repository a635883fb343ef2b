import { sql } from 'kysely'
import type { KycDb } from './tables.ts'

export type ExposedPage = {
  readonly after: { readonly at: Date; readonly id: string }
  readonly until: Date
  readonly limit: number
}

/** An answer that a person is politically exposed, or declares to be; in the order of `at` and `id`. */
export type ExposedAnswer = { readonly memberId: bigint; readonly at: Date; readonly id: string }

/** Such answers after a position up to an instant, in their order. */
export const listExposed = async (
  db: KycDb,
  { after, until, limit }: ExposedPage,
): Promise<ExposedAnswer[]> => {
  const { rows } = await sql<{ member_id: bigint; at: Date; id: string }>`
    select k.member_id, c.answered_at as at, c.request_id::text as id
    from kyc.check c join kyc.case k on k.id = c.case_id
    where c.kind = 'screening' and 'pep' = any(c.causes) and c.answered_at is not null
      and c.answered_at >= ${after.at} and (c.answered_at, c.request_id::text) > (${after.at}, ${after.id})
      and c.answered_at <= ${until}
    order by c.answered_at, c.request_id::text limit ${limit}`.execute(db)
  return rows.map((row) => ({ memberId: row.member_id, at: row.at, id: row.id }))
}
