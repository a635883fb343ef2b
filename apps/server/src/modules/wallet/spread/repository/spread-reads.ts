import { copyQuery } from '@trevo/database/citus/copy-functions.ts'
import { listGroups, viewsOf, type PlacedGroup } from '@trevo/database/citus/list-groups.ts'
import type { Pool } from '@trevo/database/connect.ts'
import type { PoolClient } from 'pg'
import { readGroups } from '../../common/repository/read-groups.ts'

/** The ledger's views over tables of a bucket. */
export const bucketViews = [
  'wallet.balance',
  'wallet.known_transfer',
  'wallet.member_entry',
] as const

/** The groups of a spread ledger, to be read one by one. */
export type SpreadReads = {
  readonly groups: readonly PlacedGroup[]
  /**
   * Runs `work` with a connection to the group's node; `over` turns a query over the ledger's tables into one over
   * the group's. If the work fails its transaction is rolled back.
   */
  run<Result>(
    group: PlacedGroup,
    work: (client: PoolClient, over: (query: string) => string) => Promise<Result>,
  ): Promise<Result>
}

/** Undefined if the ledger is on one server. */
export const findSpreadReads = async (
  pool: Pool,
  openPoolAt: ((node: string) => Pool) | undefined,
): Promise<SpreadReads | undefined> => {
  const placed = await readGroups(pool)
  if (!placed) return undefined
  if (!openPoolAt) throw new Error('wallet: the ledger is spread, but openPoolAt is missing')
  const groups = await listGroups(pool, 'wallet.account')
  const views = await viewsOf(pool, bucketViews)
  return {
    groups,
    run: async (group, work) => {
      const node = placed.nodes[placed.nodeOfGroup[placed.ids.indexOf(group.id)] ?? 0] ?? ''
      const nodePool = openPoolAt(node)
      try {
        const client = await nodePool.connect()
        try {
          // Locks a table's shard; nothing is changed there.
          await client.query('set citus.enable_manual_changes_to_shards = on')
          return await work(client, (query) => copyQuery(query, group, views))
        } finally {
          // Anything left open is closed with it.
          client.release(true)
        }
      } finally {
        await nodePool.end()
      }
    },
  }
}
