import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  acceptBets,
  beginBets,
  closeBets,
  type AcceptBetCommand,
  type BeginBetCommand,
  type BegunBet,
  type CloseBetCommand,
} from '../repository/bet-sets.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: Clock
  readonly leaseMs: number
}

/** What bets in rooms ask of the database, concurrent ones of many players in one statement. */
export type BetSets = {
  /** Null if the bet has to be started alone; nothing was done then. */
  begin(command: BeginBetCommand): Promise<BegunBet | null>
  /** Null where the bet has to be accepted by itself, or refused; nothing was done then. */
  accept(command: AcceptBetCommand): Promise<RoundRow | null>
  /** Null where somebody else has moved the bet. */
  close(command: CloseBetCommand): Promise<RoundRow | null>
}

const bounds = { sizeMax: 64, waitingMax: 5_000 }
/** A statement that waits for something holds the next one up no more: bets have to be in by the close. */
const patienceMs = 50

export const createBetSets = ({ database: { db }, clock, leaseMs }: Needs): BetSets => ({
  begin: createCoalescer(
    (commands: readonly BeginBetCommand[]) => {
      const now = clock.now()
      return beginBets(db, commands, { now, retryAt: new Date(now.getTime() + leaseMs) })
    },
    { ...bounds, patienceMs },
  ),
  accept: createCoalescer(
    (commands: readonly AcceptBetCommand[]) => acceptBets(db, commands, clock.now()),
    { ...bounds, patienceMs },
  ),
  close: createCoalescer(
    (commands: readonly CloseBetCommand[]) => closeBets(db, commands, clock.now()),
    bounds,
  ),
})
