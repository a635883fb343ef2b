/** Listing more outcomes than this takes a good part of a second. */
const outcomesMax = 10_000
const oneOf = 8

/**
 * What `npm test` proves, and what only `npm run test:all` does: of those with many outcomes, every
 * eighth is part of the short run.
 */
export const splitForShortRun = <Item>(
  items: readonly Item[],
  outcomesOf: (item: Item) => number,
): { readonly short: readonly Item[]; readonly long: readonly Item[] } => {
  const large = items.filter((item) => outcomesOf(item) > outcomesMax)
  const long = new Set(large.filter((_, index) => index % oneOf !== 0))
  return { short: items.filter((item) => !long.has(item)), long: [...long] }
}
