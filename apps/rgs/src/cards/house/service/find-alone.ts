import type { SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import type { OpenTable } from '../../common/service/open-table.ts'

/**
 * Since when a seat has been alone at a table that waits for players; undefined if it is not alone, or its
 * tournament has started.
 */
export const aloneSince = (
  { table, seats, game }: OpenTable,
  roundId: string,
): Date | undefined => {
  const here = seats.filter(({ state }) => state === 'seated' || state === 'asked')
  const [own] = here
  if (here.length !== 1 || own?.round_id !== roundId || own.state !== 'seated') return undefined
  if (table.state !== 'gathering' || table.started_at !== null) return undefined
  return waitingSince(own, {
    waitMs: game.times.waitMs,
    deadlineAt: table.deadline_at,
    isCash: Boolean(game.cash),
  })
}

type Waiting = {
  readonly waitMs: number
  readonly deadlineAt: Date | null
  readonly isCash: boolean
}

/** A table waits from when a player last came or left; a cash seat from when it was last dealt in. */
const waitingSince = (
  { idle_since: idleSince, started_at: startedAt }: SeatRow,
  { waitMs, deadlineAt, isCash }: Waiting,
): Date => {
  if (isCash) return idleSince ?? startedAt
  return deadlineAt ? later(deadlineAt, -waitMs) : startedAt
}
