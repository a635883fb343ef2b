/** A stake as the ledger knows it: of a game, a lottery or on sports. */
export type StakeName = {
  readonly source: string
  readonly txnId: string
  readonly memberId: bigint
}

/**
 * How a stake ended, in 1/10,000 BRL. `backMinor` of it was returned by a separate movement before it was decided;
 * `uncountedMinor` of the rest was never at risk (docs/valid-stake.md). Neither counts. The product is null if its
 * game has it.
 */
export type StakeEnd = {
  readonly word: 'settled' | 'returned'
  readonly backMinor: bigint
  readonly uncountedMinor: bigint
  readonly product: 'SPORTS' | null
}

/** The settled part of a stake, and the part of that which was at risk: its valid stake. */
export const settledPartsOf = (
  amountMinor: bigint,
  { word, backMinor, uncountedMinor }: Omit<StakeEnd, 'product'>,
): { readonly settledMinor: bigint; readonly validMinor: bigint } => {
  const settledMinor = word === 'settled' ? amountMinor - backMinor : 0n
  return {
    settledMinor,
    validMinor: settledMinor > uncountedMinor ? settledMinor - uncountedMinor : 0n,
  }
}

/** Where stakes come from, for modules that count them. */
export type StakeOrigin = {
  /** Movements that are stakes, and those after which some settled ones are checked again. */
  readonly stakeKinds: readonly string[]
  readonly changedKinds: readonly string[]
  /** How its own ones among them were settled, by `<source> <txnId>`; open ones are absent. */
  endsOf(stakes: readonly StakeName[]): Promise<ReadonlyMap<string, StakeEnd>>
}

/** The change of the settled part of a round's stakes, and of its valid part, in 1/10,000 BRL. */
export type SettledChange = {
  readonly memberId: bigint
  readonly source: string
  readonly nodeId: number
  readonly roundId: string
  readonly stakeMinor: bigint
  readonly validMinor: bigint
}
