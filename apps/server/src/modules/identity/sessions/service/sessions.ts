import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import { LRUCache } from 'lru-cache'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Bus } from '../../../../platform/bus.ts'
import type { Caller } from '../../../../platform/http/actor.ts'
import { expiresAt, isAliveAt, isDueToBeSeen } from '../domain/session-life.ts'
import {
  pinChangedTopic,
  SessionChanged,
  sessionChangedTopic,
  SessionEnded,
  sessionEndedTopic,
} from '../events.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionsByToken,
  saveSeen,
  saveToken,
  type EndedSession,
  type StoredSession,
} from '../repository/sessions.ts'
import type { IdentityDb, IdentityTables, RequiredAction } from '../../tables.ts'
import { hashToken, makeToken } from './session-token.ts'

/**
 * How long an answer may be cached. The bus makes other copies drop it at once; if its message is lost, a
 * signed-out token is still dead after this time.
 */
const rememberedMs = 900
const rememberedMax = 50_000

type Remembered = { caller: Caller; until: number }

export type Sessions = {
  /** The caller of a token; using a session keeps it alive. */
  resolveToken(token: string): Promise<Caller | undefined>
  /** The same for callers that have only the id (an open game). */
  resolveId(sessionId: string): Promise<Caller | undefined>
  end(sessionId: string): Promise<void>
  endAllOf(memberId: bigint, exceptSessionId?: string): Promise<void>
  /** The same with the caller's transaction; the copies learn of it after the commit. */
  endAllInTx(tx: Tx, memberId: bigint): Promise<number>
  /**
   * The session continues under a new token and the old one is invalid, so that its new rights do not reach a
   * holder of the old token. Refuses `login.not.session` if it is over.
   */
  renew(db: IdentityDb, sessionId: string, settled?: RequiredAction): Promise<string>
  /** To be called after a renewal, or a change of its rights, was committed. */
  announceChanged(sessionIds: readonly string[]): Promise<void>
  /** The member's PIN changed, as was committed: the copies read these sessions of the member again. */
  announcePin(memberId: bigint, sessionIds: readonly string[]): Promise<void>
  /** Drops ended sessions here and notifies the other copies. */
  announce(ended: readonly EndedSession[]): Promise<void>
}

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>
}

/** Recently active sessions, by token or id; the least used is dropped first. */
const createMemory = () => {
  const keysOf = new Map<string, Set<string>>()
  const remembered = new LRUCache<string, Remembered>({
    max: rememberedMax,
    dispose: ({ caller: { sessionId } }, key) => {
      const keys = keysOf.get(sessionId)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(sessionId)
    },
  })

  const forget = (sessionId: string) => {
    for (const key of keysOf.get(sessionId) ?? []) remembered.delete(key)
  }
  const remember = (key: string, caller: Caller, until: number) => {
    remembered.set(key, { caller, until })
    keysOf.set(caller.sessionId, (keysOf.get(caller.sessionId) ?? new Set()).add(key))
  }

  return { remembered, remember, forget }
}

/** A waiting query does not hold up the others. */
const patienceMs = 100

/**
 * Finds sessions by token, and stores their use; concurrent ones, as when all pages of a lost copy reconnect, in
 * one query each.
 */
const createTogether = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const findByToken = createCoalescer<Buffer, { readonly found: StoredSession | undefined }>(
    async (tokenHashes) => {
      const found = await findSessionsByToken(db, tokenHashes)
      return tokenHashes.map((hash) => ({ found: found.get(hash.toString('base64')) }))
    },
    { patienceMs },
  )
  const recordSeen = createCoalescer<string, true>(
    async (sessionIds) => {
      await saveSeen(db, sessionIds, clock.now())
      return sessionIds.map(() => true)
    },
    { patienceMs },
  )
  return { findByToken: async (hash: Buffer) => (await findByToken(hash)).found, recordSeen }
}

/** Drops sessions here, and tells the other copies why. */
const createAnnouncements = (
  bus: Dependencies['bus'],
  forget: (sessionId: string) => void,
): Pick<Sessions, 'announce' | 'announceChanged' | 'announcePin'> => {
  const announceChanged = async (sessionIds: readonly string[]) => {
    for (const sessionId of sessionIds) {
      forget(sessionId)
      await bus.publish(sessionChangedTopic, { sessionId })
    }
  }
  return {
    announceChanged,
    announcePin: async (memberId, sessionIds) => {
      await announceChanged(sessionIds)
      await bus.publish(pinChangedTopic, { memberId: String(memberId) })
    },
    announce: async (ended) => {
      for (const { sessionId, memberId } of ended) {
        forget(sessionId)
        await bus.publish(sessionEndedTopic, { sessionId, memberId: String(memberId) })
      }
    },
  }
}

/** Finds and ends sessions, caching active ones for a moment. */
export const createSessions = ({ db, clock, bus }: Dependencies): Sessions => {
  const { remembered, remember, forget } = createMemory()
  const { findByToken, recordSeen } = createTogether({ db, clock })
  const announcements = createAnnouncements(bus, forget)
  const { announce } = announcements
  bus.subscribe(sessionEndedTopic, (payload) => {
    const parsed = SessionEnded.safeParse(payload)
    if (parsed.success) forget(parsed.data.sessionId)
  })

  bus.subscribe(sessionChangedTopic, (payload) => {
    const parsed = SessionChanged.safeParse(payload)
    if (parsed.success) forget(parsed.data.sessionId)
  })

  const resolve = async (
    key: string,
    find: () => Promise<StoredSession | undefined>,
  ): Promise<Caller | undefined> => {
    const now = clock.now()
    const known = remembered.get(key)
    if (known && known.until > now.getTime()) return known.caller

    const session = await find()
    if (!session || !isAliveAt(session, now)) return undefined
    const { caller } = session
    if (isDueToBeSeen(session, now)) await recordSeen(caller.sessionId)
    remember(key, caller, Math.min(now.getTime() + rememberedMs, expiresAt(session).getTime()))
    return caller
  }

  return {
    resolveToken: async (token) => {
      const tokenHash = hashToken(token)
      return tokenHash && resolve(tokenHash.toString('base64'), () => findByToken(tokenHash))
    },
    resolveId: (id) => resolve(id, () => findSession(db, id)),
    end: async (sessionId) => announce(await deleteSession(db, sessionId)),
    endAllOf: async (memberId, exceptSessionId) =>
      announce(await deleteSessionsOf(db, memberId, exceptSessionId)),
    endAllInTx: async (tx, memberId) => {
      const over = await deleteSessionsOf(tables<IdentityTables>(tx), memberId)
      afterCommit(tx, () => void announce(over).catch(() => undefined))
      return over.length
    },
    renew: async (tx, sessionId, settled) => {
      const { token, tokenHash } = makeToken()
      const isAlive = await saveToken(tx, sessionId, tokenHash, settled)
      if (!isAlive) throw new Refusal('login.not.session')
      return token
    },
    ...announcements,
  }
}
