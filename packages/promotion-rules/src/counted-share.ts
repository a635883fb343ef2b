const wholeBp = 10_000

/** A game that keeps at least this of its stakes counts whole, in 1/100 percent. */
export const wholeMarginBp = 380

/**
 * A game with a house edge below this, in 1/100 percent, counts nothing: if players make many decisions, the edge
 * depends on how they play.
 */
export const leastMarginBp = 100

/** What a game is taken to give back whose vendor does not say it, in 1/100 percent. */
export const unknownReturnBp = 9_900

/** The most that a bet of our lotteries gives back, at any series and mode, its rebate included. */
export const lotteryReturnBpMax = 9_780

/**
 * The share of a valid stake that counts for rewards and agents, in 1/100 percent, rounded down to whole
 * percents, by what its bet gives back on average (1/100 percent of the stake; null where the vendor does
 * not say it). It follows what the house keeps, so that a bet and everything given for it cost less than
 * the stake (docs/valid-stake.md).
 */
export const countedShareBp = (returnBp: number | null): number => {
  const marginBp = wholeBp - (returnBp ?? unknownReturnBp)
  if (marginBp < leastMarginBp) return 0
  return Math.min(wholeBp, Math.floor((marginBp * 100) / wholeMarginBp) * 100)
}
