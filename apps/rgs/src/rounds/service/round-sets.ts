import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  beginRounds,
  creditRounds,
  playRounds,
  type BeginCommand,
  type BegunPair,
  type CreditCommand,
  type RoundWithoutOutcome,
  type PlayCommand,
} from '../repository/round-sets.ts'
import type { RgsTables } from '../../tables.ts'

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: Clock
  readonly leaseMs: number
}

/** What instant rounds ask of the database, concurrent ones of many players in one statement. */
export type RoundSets = {
  /** Null where the round has to be begun by itself; nothing was done then. */
  begin(command: BeginCommand): Promise<BegunPair | null>
  /** False where the outcome has to be fixed by itself; nothing was done then. */
  play(command: PlayCommand): Promise<boolean>
  /** Null where somebody else has moved the round. */
  credit(command: CreditCommand): Promise<RoundWithoutOutcome | null>
}

// Of 30 rounds in a set each costs a third less than of 10. Larger ones make all players take the same
// step at the same time, so that only one process works (`bench -- rounds`).
const bounds = { sizeMax: 32, gatherMs: 3 }

export const createRoundSets = ({ database, clock, leaseMs }: Needs): RoundSets => {
  const { db } = database
  return {
    begin: createCoalescer((commands: readonly BeginCommand[]) => {
      const now = clock.now()
      return beginRounds(db, commands, { now, retryAt: new Date(now.getTime() + leaseMs) })
    }, bounds),
    play: createCoalescer(
      (commands: readonly PlayCommand[]) => playRounds(db, commands, clock.now()),
      bounds,
    ),
    credit: createCoalescer(
      (commands: readonly CreditCommand[]) => creditRounds(db, commands, clock.now()),
      bounds,
    ),
  }
}
