/** The return of bets at odds in the demo brand, in 1/100 percent. */
export const oddsReturnBp = 9_700

/** The lowest series that may be played. */
export const lowestSeries = 1_700

/**
 * The highest series that may be played, and the default of a member. Of 2,000 it returns 97.80 %, including
 * members' rebates and agents' differences. In 11X5 the fair series is
 * 1,980: there the same part is a lower one.
 */
export const highestSeriesOf = (groupCode: string): number => (groupCode === '11X5' ? 1_936 : 1_956)
