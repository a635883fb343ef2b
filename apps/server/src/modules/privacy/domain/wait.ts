const firstMs = 60_000
const longestMs = 6 * 3_600_000

/** How long a request waits after so many failed attempts: a minute, doubled each time, six hours at most. */
export const waitMs = (attempts: number): number =>
  Math.min(longestMs, firstMs * 2 ** (attempts - 1))
