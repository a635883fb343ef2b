const hourMs = 3_600_000
const halfHourMs = hourMs / 2
/** Brasília is three hours behind UTC. */
const brasiliaMs = -3 * hourMs

/** How far the moment is from the nearest midnight of a zone. */
const fromMidnightMs = (atMs: number, zoneMs: number): number => {
  const ofDay = (((atMs + zoneMs) % (24 * hourMs)) + 24 * hourMs) % (24 * hourMs)
  return Math.min(ofDay, 24 * hourMs - ofDay)
}

/** An hour where a day of Brasília or of UTC ends or began within half an hour; 0 at any other time. */
export const aheadMsAt = (atMs: number): number =>
  [0, brasiliaMs].some((zoneMs) => fromMidnightMs(atMs, zoneMs) < halfHourMs) ? hourMs : 0

/**
 * Runs with the system's clock, an hour ahead of it near midnight: no day, month or year of Brasília or UTC ends while
 * a file runs. Ahead, because what was made by this clock has not expired for libraries that read the system's. What a
 * test compares with it is asked of it, not of the database.
 */
export const clockWithinADay = (): { now(): Date } => {
  const aheadMs = aheadMsAt(Date.now())
  return { now: () => new Date(Date.now() + aheadMs) }
}
