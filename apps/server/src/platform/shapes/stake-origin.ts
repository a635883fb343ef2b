/** A stake as the ledger knows it: of a game, a lottery or on sports. */
export type StakeName = {
  readonly source: string
  readonly txnId: string
  readonly memberId: bigint
}

/**
 * How a stake ended. `backMinor` of it counts for nothing: it was sold back before, or was never at risk
 * (docs/valid-stake.md). The product is null where its game says it.
 */
export type StakeEnd = {
  readonly word: 'settled' | 'returned'
  readonly backMinor: bigint
  readonly product: 'SPORTS' | null
}

/** Where stakes come from, for whoever counts them. */
export type StakeOrigin = {
  /** Movements that are stakes, and those after which some that ended are looked at again. */
  readonly stakeKinds: readonly string[]
  readonly changedKinds: readonly string[]
  /** How those among them that are its own ended, by `<source> <txnId>`; open ones are absent. */
  endsOf(stakes: readonly StakeName[]): Promise<ReadonlyMap<string, StakeEnd>>
}
