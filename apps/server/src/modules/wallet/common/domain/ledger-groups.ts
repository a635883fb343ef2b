/**
 * A spread ledger: buckets whose shards are on one node, and move together, are a group. Groups and nodes are
 * numbered by their index here.
 */
export type LedgerGroups = {
  /** The suffix of a group's functions. */
  readonly ids: readonly string[]
  readonly groupOfBucket: readonly number[]
  /** `host:port`. */
  readonly nodes: readonly string[]
  readonly nodeOfGroup: readonly number[]
}
