import type { PoolClient } from 'pg'

// Held by the session: the server frees it when the connection ends for any reason.
const claimQuery = `
  select n % wallet.lane_shards() as shard from generate_series(0, 31) n
  where pg_try_advisory_lock(7264005, n) limit 1`

/** The shard of each house that no other lane uses; the first one if there are more than 32 lanes. */
export const claimShard = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ shard: number }>(claimQuery)
  // More than 32 lanes in all copies together: sharing a shard is slower, not wrong.
  return rows[0]?.shard ?? 0
}
