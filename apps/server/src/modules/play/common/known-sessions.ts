import { LRUCache } from 'lru-cache'
import { findGameSession, findPlayer, listEndedSince } from './repository/sessions.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'
import type { GameSessionRow } from './repository/tables.ts'

const rememberedMax = 50_000

export type KnownSessions = {
  /** The immutable data of a session; `isOpen` returns whether it is still open. */
  find(token: string): Promise<GameSessionRow | undefined>
  /**
   * Whether the session is open, by a database answer not older than `endedLeaseMs`. A caller that ends sessions
   * waits that long before announcing it; from then on no copy of the server accepts a stake.
   */
  isOpen(session: GameSessionRow): boolean | Promise<boolean>
  /** For this copy at once; others notice by themselves. */
  noteEnded(): void
  /** The member behind a vendor's player id, with or without a session. */
  findPlayer(vendor: string, ref: string): Promise<bigint | undefined>
}

/** How old the list of ended sessions may be when a stake is taken. */
export const endedLeaseMs = 200
// A commit may become visible later than its timestamp, but not by this much.
const overlapMs = 30_000
const forgetMs = 13 * 3_600_000

/** The recently ended sessions, read again whenever the list is older than the lease. */
const createEndedSessions = ({ database, clock }: Pick<PlayNeeds, 'database' | 'clock'>) => {
  let ended = new Map<bigint, number>()
  let knownAtMs = -Infinity
  let readFrom = new Date(clock.now().getTime() - forgetMs)

  const read = async (): Promise<void> => {
    // Taken before the query: what the answer misses happened after this.
    const startedAtMs = performance.now()
    const now = clock.now()
    for (const { id, ended_at: at } of await listEndedSince(database, readFrom)) {
      ended.set(id, at?.getTime() ?? now.getTime())
    }
    if (ended.size > 100_000) {
      const oldest = now.getTime() - forgetMs
      ended = new Map([...ended].filter(([, atMs]) => atMs > oldest))
    }
    readFrom = new Date(now.getTime() - overlapMs)
    knownAtMs = startedAtMs
  }
  const readOnce = createCoalescer<undefined, true>(async (askers) => {
    await read()
    return askers.map(() => true)
  })
  return {
    has: (id: bigint): boolean | Promise<boolean> =>
      performance.now() - knownAtMs < endedLeaseMs
        ? ended.has(id)
        : readOnce(undefined).then(() => ended.has(id)),
    outdate: (): void => {
      knownAtMs = -Infinity
    },
  }
}

export const createKnownSessions = (
  needs: Pick<PlayNeeds, 'database' | 'clock'>,
): KnownSessions => {
  const { database } = needs
  const sessions = new LRUCache<string, GameSessionRow>({ max: rememberedMax })
  const players = new LRUCache<string, bigint>({ max: rememberedMax })
  const ended = createEndedSessions(needs)
  return {
    find: async (token) => {
      const known = sessions.get(token)
      if (known) return known
      const found = await findGameSession(database, token)
      if (found) sessions.set(token, found)
      return found
    },
    isOpen: (session) => {
      if (session.ended_at !== null) return false
      const hasEnded = ended.has(session.id)
      return typeof hasEnded === 'boolean' ? !hasEnded : hasEnded.then((has) => !has)
    },
    noteEnded: ended.outdate,
    findPlayer: async (vendor, ref) => {
      const key = `${vendor}\n${ref}`
      const known = players.get(key)
      if (known !== undefined) return known
      const found = await findPlayer(database, vendor, ref)
      if (found !== undefined) players.set(key, found)
      return found
    },
  }
}
