import lists from './table-placement.json' with { type: 'json' }

/**
 * The place of each table once the ledger is spread over several servers (docs/adr/0019):
 * `bucket` with its members' bucket, in the commit that moves money; `member` spread by `member_id`;
 * `reference` whole on every server; `coordinator` on one server, and known to the cluster, so that it
 * commits together with money in two phases; `local` on one server and unknown to the cluster.
 */
export type Placement = 'bucket' | 'member' | 'reference' | 'coordinator' | 'local'

/** Every table of every module. */
export const tablePlacement: Readonly<Record<Placement, readonly string[]>> = lists

/**
 * Tables of a bucket whose ids are unique over all buckets while they are on one server. Spread, the
 * bucket leads their key, and an id is unique within it.
 */
export const uniqueOverBuckets: readonly string[] = ['wallet.txn_key', 'play.fate']
