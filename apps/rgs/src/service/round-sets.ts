import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import { LRUCache } from 'lru-cache'
import {
  beginRounds,
  creditRounds,
  findSessions,
  playRounds,
  type BeginCommand,
  type BegunPair,
  type CreditCommand,
  type RoundWithoutOutcome,
  type PlayCommand,
} from '../repository/round-sets.ts'
import { tokenHashOf } from '../repository/sessions.ts'
import type { RgsTables, SessionRow } from '../repository/tables.ts'

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: { now(): Date }
  readonly leaseMs: number
}

/** What instant rounds ask of the database, concurrent ones of many players in one statement. */
export type RoundSets = {
  findSession(token: string): Promise<SessionRow | null>
  /** Null if the round has to be started alone; nothing was done then. */
  begin(command: BeginCommand): Promise<BegunPair | null>
  /** False where the outcome has to be fixed by itself; nothing was done then. */
  play(command: PlayCommand): Promise<boolean>
  /** Null where somebody else has moved the round. */
  credit(command: CreditCommand): Promise<RoundWithoutOutcome | null>
}

// Of 30 rounds in a set each costs a third less than of 10. Larger ones make all players take the same
// step at the same time, so that only one process works (`bench -- rounds`).
const bounds = { sizeMax: 32, gatherMs: 3 }
const sessionsMax = 20_000

/** Finds sessions by their tokens. Nothing changes a session once it is opened, so a found one is kept. */
const createFindSession = ({ database: { db }, clock }: Pick<Needs, 'database' | 'clock'>) => {
  const known = new LRUCache<string, SessionRow>({ max: sessionsMax })
  const read = createCoalescer((hashes: readonly Buffer[]) => findSessions(db, hashes, clock.now()))
  return async (token: string): Promise<SessionRow | null> => {
    const hash = tokenHashOf(token)
    const key = hash.toString('base64')
    const kept = known.get(key)
    if (kept) return kept.expires_at > clock.now() ? kept : null
    const row = await read(hash)
    if (row) known.set(key, row)
    return row
  }
}

export const createRoundSets = ({ database, clock, leaseMs }: Needs): RoundSets => {
  const { db } = database
  return {
    findSession: createFindSession({ database, clock }),
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
