import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

/** Adds to the returned part of a friend's deposits. @returns the total returned */
export const addReturned = async (
  tx: Tx,
  friendId: bigint,
  amountMinor: bigint,
): Promise<bigint> => {
  const { rows } = await sql<{ returned_minor: bigint }>`
    insert into rewards.returned_deposit as r (friend_id, returned_minor)
    values (${friendId}, ${amountMinor})
    on conflict (friend_id) do update set returned_minor = r.returned_minor + excluded.returned_minor
    returning returned_minor`.execute(tx)
  return rows[0]?.returned_minor ?? amountMinor
}

/** The returned part of friends' deposits; absent friends returned nothing. */
export const findReturned = async (
  tx: Tx,
  friendIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  if (friendIds.length === 0) return new Map()
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.returned_deposit')
    .selectAll()
    .where('friend_id', 'in', [...friendIds])
    .execute()
  return new Map(rows.map((row) => [row.friend_id, row.returned_minor]))
}

/** Counting play waits until the transaction ends. */
export const waitForTurn = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7264101)`.execute(tx)
}

/** The stakes a friend needs in a brand; undefined if it has no referrals. */
export const findQualifyMinor = async (tx: Tx, brandId: number): Promise<bigint | undefined> => {
  const setting = await tables<RewardsTables>(tx)
    .selectFrom('rewards.referral_setting')
    .select('qualify_minor')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return setting?.qualify_minor
}
