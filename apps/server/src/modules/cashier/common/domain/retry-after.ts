const firstMs = 1_000
const longestMs = 120_000

/** The delay before an unanswered query is repeated: doubling from a second to two minutes. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 10))
