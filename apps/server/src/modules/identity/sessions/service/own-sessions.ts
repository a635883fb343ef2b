import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  listSecurityEvents as listSecurityEventsCall,
  listSessions as listSessionsCall,
} from '@trevo/contract/wps/security/sessions.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { isAliveAt } from '../domain/session-life.ts'
import { insertSecurityEvent, listSecurityEvents } from '../../common/repository/security-events.ts'
import { deleteSessionsOf, deleteSession, listSessionsOf } from '../repository/sessions.ts'
import type { IdentityDb } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { Sessions } from './sessions.ts'

export type EventPage = {
  readonly onlyLogins: boolean
  /** `next` of the previous page. */
  readonly before: string | undefined
  readonly pageSize: number
}

type Dependencies = { readonly db: IdentityDb; readonly clock: Clock; readonly sessions: Sessions }

/** The security log of the account, newest first. */
const createListEvents =
  (db: IdentityDb) =>
  async (
    memberId: bigint,
    { onlyLogins, before, pageSize }: EventPage,
  ): Promise<Answer<typeof listSecurityEventsCall>> => {
    const place = readCursor(before)
    const rows = await listSecurityEvents(db, {
      memberId,
      onlyLogins,
      before: place && { at: place.at, eventId: place.id },
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ at, event_id: id }) =>
      writeCursor({ at, id }),
    )
    return {
      list: shown.map((row) => ({
        eventId: row.event_id,
        at: row.at.toISOString(),
        kind: row.kind,
        method: row.method,
        address: row.address,
        userAgent: row.user_agent,
        device: row.device_kind,
      })),
      next,
    }
  }

/** What a member can see and end: sessions and devices, and the security log. */
export const createOwnSessions = ({ db, clock, sessions }: Dependencies) => ({
  listSessions: async ({
    memberId,
    sessionId,
  }: Pick<Asking, 'memberId' | 'sessionId'>): Promise<Answer<typeof listSessionsCall>> => {
    const now = clock.now()
    const rows = await listSessionsOf(db, memberId)
    return rows
      .filter((row) => isAliveAt({ createdAt: row.created_at, seenAt: row.seen_at }, now))
      .map((row) => ({
        sessionId: row.id,
        address: row.address,
        userAgent: row.user_agent,
        device: row.device_kind,
        createdAt: row.created_at.toISOString(),
        seenAt: row.seen_at.toISOString(),
        isCurrent: row.id === sessionId,
      }))
  },

  /** Refuses `session.unknown` also for another member's session. */
  endSession: async (asking: Asking, sessionId: string): Promise<void> => {
    const { memberId, brandId, device } = asking
    const own = await listSessionsOf(db, memberId)
    if (!own.some(({ id }) => id === sessionId)) throw new Refusal('session.unknown')
    await sessions.announce(await deleteSession(db, sessionId))
    await insertSecurityEvent(db, {
      memberId,
      brandId,
      kind: 'session_ended',
      device,
      sessionId,
      at: clock.now(),
    })
  },

  endOtherSessions: async (asking: Asking): Promise<number> => {
    const { memberId, brandId, device, sessionId } = asking
    const ended = await deleteSessionsOf(db, memberId, sessionId)
    await sessions.announce(ended)
    if (ended.length > 0) {
      const detail = { endedCount: ended.length }
      const at = clock.now()
      await insertSecurityEvent(db, {
        memberId,
        brandId,
        kind: 'session_ended',
        device,
        detail,
        at,
      })
    }
    return ended.length
  },

  listSecurityEvents: createListEvents(db),
})

export type OwnSessions = ReturnType<typeof createOwnSessions>
