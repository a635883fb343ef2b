import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { bucketOfMember } from '../../common/repository/bets.ts'

/** A member's winnings from other players since then, in 1/10,000 BRL. */
export const sumWonFromPlayers = async (tx: Tx, memberId: bigint, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ won: bigint }>`
    select coalesce(sum(f.won_from_players_minor), 0)::bigint as won from play.fate f
    where f.bucket = ${bucketOfMember(memberId)} and f.member_id = ${memberId}
      and f.decided_at >= ${since} and f.won_from_players_minor > 0
      and f.state = 'settled'`.execute(tx)
  return rows[0]?.won ?? 0n
}
