/** What bets at odds give back in the demo brand, in 1/100 percent. */
export const oddsReturnBp = 9_700

/** The lowest series that may be played. */
export const lowestSeries = 1_700

/**
 * The highest series that may be played, and what a member has who was given nothing else. Of 2,000 it
 * gives 97.80 % back, what members get as rebate and agents as difference in it. In 11X5 the fair series is
 * 1,980: there the same part is a lower one.
 */
export const highestSeriesOf = (groupCode: string): number => (groupCode === '11X5' ? 1_936 : 1_956)
