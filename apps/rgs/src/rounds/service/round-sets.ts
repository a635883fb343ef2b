import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { LeftOut } from '../../common/repository/left-out.ts'
import {
  beginRounds,
  closeBets,
  creditRounds,
  drawRounds,
  type BeginCommand,
  type BeginTimes,
  type BegunPair,
  type DrawCommand,
  type DrawTimes,
  type PayCommand,
  type RoundWithoutOutcome,
} from '../repository/round-sets.ts'
import type { RgsTables } from '../../tables.ts'

type Times = {
  readonly clock: { now(): Date }
  readonly leaseMs: number
  readonly stepTimeoutMs: number
}
type Needs = Times & { readonly database: Database<RgsTables> }

/** The database calls of rounds, with concurrent ones of many players in one statement. */
export type RoundSets = {
  begin(command: BeginCommand): Promise<BegunPair | LeftOut>
  /** The id of a round whose outcome is fixed. */
  draw(command: DrawCommand): Promise<string | LeftOut>
  /** A round that another process has moved is left out, here and below. */
  credit(command: PayCommand): Promise<RoundWithoutOutcome | LeftOut>
  /** For a bet in a room. */
  close(command: PayCommand): Promise<RoundWithoutOutcome | LeftOut>
}

// In a set of 30 each round costs a third less than in one of 10. In larger sets all players take the same step at
// the same time, so that only one process works (`bench -- rounds`).
const bounds = { sizeMax: 32, gatherMs: 3 }
const betBounds = { sizeMax: 64, waitingMax: 5_000 }

export const beginTimes = ({ clock, leaseMs }: Omit<Times, 'stepTimeoutMs'>): BeginTimes => {
  const now = clock.now()
  return { now, retryAt: new Date(now.getTime() + leaseMs) }
}

export const drawTimes = (times: Times): DrawTimes => {
  const begun = beginTimes(times)
  return { ...begun, timeoutAt: new Date(begun.now.getTime() + times.stepTimeoutMs) }
}

export const createRoundSets = (needs: Needs): RoundSets => {
  const { db } = needs.database
  const { clock } = needs
  return {
    begin: createCoalescer(
      (commands: readonly BeginCommand[]) => beginRounds(db, commands, beginTimes(needs)),
      bounds,
    ),
    draw: createCoalescer(
      (commands: readonly DrawCommand[]) => drawRounds(db, commands, drawTimes(needs)),
      bounds,
    ),
    credit: createCoalescer(
      (commands: readonly PayCommand[]) => creditRounds(db, commands, clock.now()),
      bounds,
    ),
    close: createCoalescer(
      (commands: readonly PayCommand[]) => closeBets(db, commands, clock.now()),
      betBounds,
    ),
  }
}
