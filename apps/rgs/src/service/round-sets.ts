import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import {
  beginRounds,
  creditRounds,
  findSessions,
  playRounds,
  type BeginCommand,
  type BegunPair,
  type CreditCommand,
  type PlayCommand,
} from '../repository/round-sets.ts'
import type { RgsTables, RoundRow, SessionRow } from '../repository/tables.ts'

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: { now(): Date }
  readonly leaseMs: number
}

/** What instant rounds ask of the database, concurrent ones of many players in one statement. */
export type RoundSets = {
  findSession(token: string): Promise<SessionRow | null>
  /** Null where the round has to be begun by itself; nothing was done then. */
  begin(command: BeginCommand): Promise<BegunPair | null>
  /** False where the outcome has to be fixed by itself; nothing was done then. */
  play(command: PlayCommand): Promise<boolean>
  /** Null where somebody else has moved the round. */
  credit(command: CreditCommand): Promise<RoundRow | null>
}

const sizeMax = 64

export const createRoundSets = ({ database: { db }, clock, leaseMs }: Needs): RoundSets => {
  const times = () => {
    const now = clock.now()
    return { now, retryAt: new Date(now.getTime() + leaseMs) }
  }
  return {
    findSession: createCoalescer((tokens: readonly string[]) =>
      findSessions(db, tokens, clock.now()),
    ),
    begin: createCoalescer(
      (commands: readonly BeginCommand[]) => beginRounds(db, commands, times()),
      { sizeMax },
    ),
    play: createCoalescer((commands: readonly PlayCommand[]) => playRounds(db, commands, times()), {
      sizeMax,
    }),
    credit: createCoalescer(
      (commands: readonly CreditCommand[]) => creditRounds(db, commands, clock.now()),
      { sizeMax },
    ),
  }
}
