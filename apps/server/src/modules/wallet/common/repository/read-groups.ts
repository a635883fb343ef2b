import type { Pool } from '@trevo/database/connect.ts'
import type { LedgerGroups } from '../domain/ledger-groups.ts'

// Tables of the buckets are colocated, so the first one is enough.
const groupsQuery = `
  select s.id, s.buckets, n.nodename || ':' || n.nodeport as node
  from (
    select get_shard_id_for_distribution_column('wallet.account', b::smallint) as id,
      array_agg(b order by b) as buckets
    from generate_series(0, wallet.bucket_count() - 1) b group by 1
  ) s
  join pg_dist_placement p on p.shardid = s.id
  join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
  order by s.id`

type Row = { id: bigint; buckets: number[]; node: string }

/** The node of each group of a spread ledger; undefined if the ledger is on one server. */
export const readGroups = async (pool: Pool): Promise<LedgerGroups | undefined> => {
  const known = await pool.query("select to_regclass('pg_catalog.pg_dist_partition') as found")
  if (known.rows[0]?.found === null) return undefined
  const spread = await pool.query(
    "select from pg_dist_partition where logicalrelid = 'wallet.account'::regclass",
  )
  if (spread.rowCount === 0) return undefined
  const { rows } = await pool.query<Row>(groupsQuery)
  const nodes = [...new Set(rows.map(({ node }) => node))].toSorted()
  const groupOfBucket: number[] = []
  for (const [group, { buckets }] of rows.entries()) {
    for (const bucket of buckets) groupOfBucket[bucket] = group
  }
  return {
    ids: rows.map(({ id }) => String(id)),
    groupOfBucket,
    nodes,
    nodeOfGroup: rows.map(({ node }) => nodes.indexOf(node)),
  }
}
