import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '@trevo/platform/clock.ts'
import type { RgsTables, SessionRow } from '../../tables.ts'
import { findSessions, tokenHashOf } from '../repository/sessions.ts'

/** The session of a token; null if there is none, or it is over. */
export type FindSession = (token: string) => Promise<SessionRow | null>

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: Clock
}

const sessionsMax = 20_000

/** Finds sessions by their tokens. A session never changes once it is opened, so a found one is cached. */
export const createFindSession = ({ database: { db }, clock }: Needs): FindSession => {
  const known = new LRUCache<string, SessionRow>({ max: sessionsMax })
  const read = createCoalescer((hashes: readonly Buffer[]) => findSessions(db, hashes, clock.now()))
  return async (token) => {
    const hash = tokenHashOf(token)
    const key = hash.toString('base64')
    const kept = known.get(key)
    if (kept) return kept.expires_at > clock.now() ? kept : null
    const row = await read(hash)
    if (row) known.set(key, row)
    return row
  }
}
