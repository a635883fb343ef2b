/** How likely it is that of so many independent tries this many or more succeed. */
export const chanceOfAtLeast = (successes: number, tries: number, share: number): number => {
  if (successes <= 0) return 1
  if (successes > tries || share <= 0) return 0
  if (share >= 1) return 1
  // Of exactly `count` successes, as a logarithm: the terms of many tries are too small otherwise.
  let log = tries * Math.log1p(-share)
  const odds = Math.log(share) - Math.log1p(-share)
  let chance = 0
  for (let count = 0; count <= tries; count += 1) {
    if (count >= successes) chance += Math.exp(log)
    log += Math.log(tries - count) - Math.log(count + 1) + odds
  }
  return Math.min(1, chance)
}

/** How likely it is that of so many independent tries this many or fewer succeed. */
export const chanceOfAtMost = (successes: number, tries: number, share: number): number =>
  chanceOfAtLeast(tries - successes, tries, 1 - share)
