import { periodAt, periodBefore, type Period } from '../domain/periods.ts'
import { findLastRun, type RunKind } from '../repository/runs.ts'
import type { AgentsDb } from '../../tables.ts'

/** The most missed periods of a kind that are calculated at once after downtime. */
const catchUpMax = 48

/** Runs of five minutes take all changes since the previous one, so a skipped period loses nothing. */
const mayLeaveOut = ({ period }: RunKind): boolean => period === '5'

/**
 * Ended periods without a finished run, oldest first. If there are too many, the earliest; of periods that may be
 * skipped, the latest.
 */
export const listOwed = async (
  db: AgentsDb,
  kind: RunKind,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<Period[]> => {
  const closed = periodBefore(kind.period, periodAt(kind.period, now, zone), zone)
  const last = await findLastRun(db, kind)
  if (!last) return [closed]
  const owed: Period[] = []
  let at = closed
  while (at.start >= last.startsAt) {
    if (mayLeaveOut(kind) && owed.length === catchUpMax) break
    if (at.start > last.startsAt || !last.isFinished) owed.push(at)
    at = periodBefore(kind.period, at, zone)
  }
  return owed.toReversed().slice(0, catchUpMax)
}
