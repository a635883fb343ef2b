type Clock = { now(): Date }

/** If the clock goes back further than this it is followed: what was written before was wrong by days. */
const leadMaxMs = 24 * 3_600_000
/** A clock that advances by more than this between two readings was set forward, or the process slept. */
const stepMs = 60_000
/** How slowly the machine's clock is allowed to catch up: this one runs slower by one part in this number. */
const caughtUpBy = 100

/**
 * A clock that never goes behind what was written with it. When the machine's clock is set back, work
 * that waits for instants written before that (draws, turns at a table, leases) would stop until they
 * come again; with this clock it continues at its pace, and the lead over the machine's clock is
 * reduced slowly, or at once when the clock is set forward again. Only for internal purposes: other
 * parties, signatures and one-time codes need the machine's clock.
 * @param lastWritten the latest instant known to be past; null before the first
 */
export const createSteadyClock = (clock: Clock, lastWritten: Date | null): Clock => {
  let lastMs = clock.now().getTime()
  let leadMs = Math.max(0, (lastWritten?.getTime() ?? 0) - lastMs)
  return {
    now: () => {
      const nowMs = clock.now().getTime()
      const sinceMs = nowMs - lastMs
      lastMs = nowMs
      if (sinceMs < 0) leadMs -= sinceMs
      else leadMs -= Math.min(leadMs, Math.max(sinceMs / caughtUpBy, sinceMs - stepMs))
      if (leadMs > leadMaxMs) leadMs = 0
      return new Date(nowMs + leadMs)
    },
  }
}
