import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

export type ChangedPage = {
  readonly brandIds: readonly number[]
  readonly from: Date
  readonly until: Date
  readonly afterId: bigint
  readonly limit: number
}

/** Accounts of some brands that were registered or closed in a span, by number. */
export const listChanged = async (
  db: MemberDb,
  { brandIds, from, until, afterId, limit }: ChangedPage,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from (
      select member_id from members.member where brand_id = any (${[...brandIds]}::integer[])
        and registered_at >= ${from} and registered_at < ${until} and member_id > ${afterId}
      union
      select member_id from members.member where brand_id = any (${[...brandIds]}::integer[])
        and closed_at >= ${from} and closed_at < ${until} and member_id > ${afterId}
    ) changed order by member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}
