/** A settled match, season or draw whose linked accounts have not been compared. */
export type SettledOutcome = {
  readonly id: bigint
  /** Its name in signals. */
  readonly gameCode: string
  readonly subject: string
}

/** The part of some members' bets on one outcome, taken together, that was at risk, in 1/10,000 BRL. */
export type RiskOf = (memberIds: readonly bigint[]) => Promise<bigint>

/** Settled bets of a product, for the comparison of accounts that placed them. */
export type SettledBets = {
  /** Oldest first. */
  listUncompared(limit: number): Promise<readonly SettledOutcome[]>
  /** The members with decided bets on an outcome, `limit` at most. */
  listBettors(id: bigint, limit: number): Promise<readonly bigint[]>
  /** Reads the bets of these members, and how much of some of them was at risk. */
  readRisks(id: bigint, memberIds: readonly bigint[]): Promise<RiskOf>
  markCompared(id: bigint): Promise<void>
}
