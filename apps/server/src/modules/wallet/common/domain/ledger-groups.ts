/**
 * A ledger that is spread: buckets whose shards stand on one node, and move together, are a group.
 * Groups and nodes go by their index here.
 */
export type LedgerGroups = {
  /** What the functions of a group have at the end of their names. */
  readonly ids: readonly string[]
  readonly groupOfBucket: readonly number[]
  /** `host:port`. */
  readonly nodes: readonly string[]
  readonly nodeOfGroup: readonly number[]
}
