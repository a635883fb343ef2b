/**
 * When the next round may start, counted from the start of the last one; null for now. Rounds of every game count:
 * a second window must not halve the minimum cycle.
 */
export const nextRoundAt = (
  lastStartedAt: Date | undefined,
  minCycleMs: number,
  now: Date,
): Date | null => {
  if (!lastStartedAt || minCycleMs === 0) return null
  const atMs = lastStartedAt.getTime() + minCycleMs
  // At the instant itself a round may start.
  return atMs > now.getTime() ? new Date(atMs) : null
}
