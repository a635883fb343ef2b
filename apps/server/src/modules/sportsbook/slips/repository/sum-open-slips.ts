import { sql, type QueryExecutorProvider } from 'kysely'

/** What a member still has in play on slips that are not decided, in 1/10,000 BRL. */
export const sumOpenSlips = async (
  db: QueryExecutorProvider,
  memberId: bigint,
): Promise<bigint> => {
  const { rows } = await sql<{ open: bigint }>`
    select coalesce(sum(riding_each_minor * bet_count), 0)::bigint as open from sportsbook.slip
    where member_id = ${memberId} and status = 'open'`.execute(db)
  return rows[0]?.open ?? 0n
}
