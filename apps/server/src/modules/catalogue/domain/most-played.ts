/** How many days of play count. */
export const playDays = 7

/** With fewer stakes at a brand, chance decides the order. */
const stakesMin = 100

/**
 * The tenth of the games on offer that was staked on most often, rounded up: node ids, most first. Ties go
 * to the lower node id. Empty below 100 stakes in all; a game without a stake is never among them.
 */
export const mostPlayed = (
  offered: readonly number[],
  stakes: ReadonlyMap<number, number>,
): readonly number[] => {
  const played = offered
    .map((nodeId) => ({ nodeId, count: stakes.get(nodeId) ?? 0 }))
    .filter(({ count }) => count > 0)
  if (played.reduce((sum, { count }) => sum + count, 0) < stakesMin) return []
  return played
    .sort((a, b) => b.count - a.count || a.nodeId - b.nodeId)
    .slice(0, Math.ceil(offered.length / 10))
    .map(({ nodeId }) => nodeId)
}
