type Clock = { now(): Date }

/** A clock that went back further than this is followed: what was written before was wrong by days. */
const leadMaxMs = 24 * 3_600_000
/** A clock that advances by more than this between two readings was set forward, or the process slept. */
const stepMs = 60_000
/** How slowly the clock of the machine is caught up with: this one runs slower by one part in this number. */
const caughtUpBy = 100

/**
 * A clock that never goes behind what was written by it. When the machine's clock is set back, work that
 * waits for instants which were written before (draws, turns at a table, leases) would stop until
 * they come again; with this clock it continues at its pace, and the lead over the machine's clock is
 * given up slowly, or at once when the clock is set forward again. For what happens among ourselves
 * alone: other parties, signatures and one-time codes need the machine's clock.
 * @param lastWritten the latest instant that is known to be past; null before the first
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
