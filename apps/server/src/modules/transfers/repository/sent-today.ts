import { sql, type Kysely } from 'kysely'
import type { TransfersTables } from './tables.ts'

/** One sender's transfers are serialized, because their daily sum is limited. */
export const lockSender = async (db: Kysely<TransfersTables>, memberId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfers.sender ${memberId}`}, 0))`.execute(
    db,
  )
}

export const sumSentSince = async (
  db: Kysely<TransfersTables>,
  memberId: bigint,
  since: Date,
): Promise<bigint> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount_minor), 0)::text as sum from transfers.member_transfer
    where from_member_id = ${memberId} and sent_at >= ${since}`.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}
