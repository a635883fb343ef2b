const wholeBp = 10_000

/** A game that keeps at least this share of its stakes counts in full, in 1/100 percent. */
export const wholeMarginBp = 380

/**
 * A game with a house edge below this, in 1/100 percent, counts nothing: if players make many decisions, the edge
 * depends on how they play.
 */
export const leastMarginBp = 100

/** The assumed return of a game whose vendor does not publish it, in 1/100 percent. */
export const unknownReturnBp = 9_900

/** The highest return of a bet in our lotteries, at any series and mode, including its rebate. */
export const lotteryReturnBpMax = 9_780

/**
 * The share of a valid stake that counts for rewards and agents, in 1/100 percent, rounded down to
 * whole percents, by the average return of its bet (1/100 percent of the stake; null if the vendor
 * does not publish it). It depends on what the house keeps, so that a bet and everything given for it
 * cost less than the stake (docs/valid-stake.md).
 */
export const countedShareBp = (returnBp: number | null): number => {
  const marginBp = wholeBp - (returnBp ?? unknownReturnBp)
  if (marginBp < leastMarginBp) return 0
  return Math.min(wholeBp, Math.floor((marginBp * 100) / wholeMarginBp) * 100)
}
