import { periodAt, periodBefore, type Period } from '../domain/periods.ts'
import { zone } from '../repository/figures.ts'
import { findLastRun, type RunKind } from '../repository/runs.ts'
import type { AgentsDb } from '../repository/tables.ts'

/** Periods of a kind that are made up for at once after the server was away. */
const catchUpMax = 48

/** Periods that are over and have no finished run, oldest first. */
export const listOwed = async (db: AgentsDb, kind: RunKind, now: Date): Promise<Period[]> => {
  const closed = periodBefore(kind.period, periodAt(kind.period, now, zone), zone)
  const last = await findLastRun(db, kind)
  if (!last) return [closed]
  const owed: Period[] = []
  let at = closed
  while (at.start >= last.startsAt && owed.length < catchUpMax) {
    if (at.start > last.startsAt || !last.isFinished) owed.unshift(at)
    at = periodBefore(kind.period, at, zone)
  }
  return owed
}
