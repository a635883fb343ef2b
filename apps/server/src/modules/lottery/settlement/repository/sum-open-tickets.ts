import { sql, type QueryExecutorProvider } from 'kysely'

/**
 * Stakes of a member's tickets whose draws are not settled, in 1/10,000 BRL; what a trace holds is
 * part of the held balance already.
 */
export const sumOpenTickets = async (
  db: QueryExecutorProvider,
  memberId: bigint,
): Promise<bigint> => {
  const { rows } = await sql<{ open: bigint }>`
    select coalesce(sum(t.stake_minor), 0)::bigint as open
    from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = ${memberId} and not t.is_held and t.status in (2, 4)
      and d.status not in ('settled', 'cancelled')`.execute(db)
  return rows[0]?.open ?? 0n
}
