/** The probability that of a number of independent tries at least this many succeed. */
export const chanceOfAtLeast = (successes: number, tries: number, share: number): number => {
  if (successes <= 0) return 1
  if (successes > tries || share <= 0) return 0
  if (share >= 1) return 1
  // For exactly `count` successes, as a logarithm, because the terms of many tries would be too small
  // otherwise.
  let log = tries * Math.log1p(-share)
  const odds = Math.log(share) - Math.log1p(-share)
  let chance = 0
  for (let count = 0; count <= tries; count += 1) {
    if (count >= successes) chance += Math.exp(log)
    log += Math.log(tries - count) - Math.log(count + 1) + odds
  }
  return Math.min(1, chance)
}

/** The probability that of a number of independent tries at most this many succeed. */
export const chanceOfAtMost = (successes: number, tries: number, share: number): number =>
  chanceOfAtLeast(tries - successes, tries, 1 - share)
