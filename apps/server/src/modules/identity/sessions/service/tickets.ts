import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Caller } from '../../../../platform/http/actor.ts'
import type { IdentityDb } from '../../tables.ts'
import { deleteTicket, insertTicket } from '../repository/tickets.ts'
import { hashToken, makeToken } from './session-token.ts'

/** A ticket is in an address for a moment; the opened page removes it from there at once. */
const ticketLifeMs = minuteMs

/** The owner of the ticket, and its parent session. */
export type RedeemedTicket = { readonly memberId: bigint; readonly sessionId: string }

export type Tickets = {
  /** A ticket that opens one session under the caller's, once and within a minute. */
  createLoginTicket(asking: Caller): Promise<{ ticket: string; expiresAt: Date }>
  /** Finding it uses it up. */
  redeem(ticket: string, brandId: number): Promise<RedeemedTicket | undefined>
}

/** Tickets of addresses (`?token=`). A session's own token is never accepted from an address. */
export const createTickets = (db: IdentityDb, clock: Clock): Tickets => ({
  createLoginTicket: async ({ memberId, brandId, sessionId }) => {
    const { token, tokenHash } = makeToken()
    const until = new Date(clock.now().getTime() + ticketLifeMs)
    await insertTicket(db, { ticketHash: tokenHash, brandId, memberId, sessionId, until })
    return { ticket: token, expiresAt: until }
  },
  redeem: async (ticket, brandId) => {
    const hash = hashToken(ticket)
    const found = hash && (await deleteTicket(db, hash))
    const isGood = found && found.brandId === brandId && found.until > clock.now()
    return isGood ? { memberId: found.memberId, sessionId: found.sessionId } : undefined
  },
})
