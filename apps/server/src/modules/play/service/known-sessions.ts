import { createCoalescer } from './coalesce.ts'
import type { PlayDependencies } from './dependencies.ts'
import { areSessionsOpen, findGameSession, findPlayer } from '../repository/sessions.ts'
import type { GameSessionRow } from '../repository/tables.ts'

const rememberedMax = 50_000

/** A map that forgets everything when it is full: simple, and refilled within a moment. */
export const createMemory = <Value>(sizeMax: number) => {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value): void => {
      if (values.size >= sizeMax) values.clear()
      values.set(key, value)
    },
    delete: (key: string): void => {
      values.delete(key)
    },
  }
}

export type KnownSessions = {
  /** What never changes about a session; whether it goes on is asked with `isOpen`. */
  find(token: string): Promise<GameSessionRow | undefined>
  /** Asked of the database after the call began: an ended session is refused from then on. */
  isOpen(sessionId: bigint): Promise<boolean>
  /** The member behind a vendor's word, session or not. */
  findPlayer(vendor: string, ref: string): Promise<bigint | undefined>
}

export const createKnownSessions = ({
  database,
  pool,
}: Pick<PlayDependencies, 'database' | 'pool'>): KnownSessions => {
  const sessions = createMemory<GameSessionRow>(rememberedMax)
  const players = createMemory<bigint>(rememberedMax)
  return {
    find: async (token) => {
      const known = sessions.get(token)
      if (known) return known
      const found = await findGameSession(database, token)
      if (found) sessions.set(token, found)
      return found
    },
    isOpen: createCoalescer(areSessionsOpen(pool)),
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
