import type { Clock } from '../../../platform/clock.ts'
import type { IdentityDb } from '../repository/tables.ts'
import { hashToken, makeToken } from './session-token.ts'

/** A ticket stands in an address for a moment; whoever opens it takes it out of there at once. */
const ticketLifeMs = 60_000

export type Tickets = {
  /** A ticket that opens one session of the member, once and within a minute. */
  issue(memberId: bigint, brandId: number): Promise<{ ticket: string; expiresAt: Date }>
  /** Whose ticket it is; it is used up by asking. */
  redeem(ticket: string, brandId: number): Promise<bigint | undefined>
}

/** Tickets of addresses (`?token=`). A session's own token is never accepted from an address. */
export const createTickets = (db: IdentityDb, clock: Clock): Tickets => ({
  issue: async (memberId, brandId) => {
    const { token, tokenHash } = makeToken()
    const until = new Date(clock.now().getTime() + ticketLifeMs)
    await db
      .insertInto('identity.login_ticket')
      .values({ ticket_hash: tokenHash, brand_id: brandId, member_id: memberId, until })
      .execute()
    return { ticket: token, expiresAt: until }
  },
  redeem: async (ticket, brandId) => {
    const hash = hashToken(ticket)
    if (!hash) return undefined
    const row = await db
      .deleteFrom('identity.login_ticket')
      .where('ticket_hash', '=', hash)
      .returning(['brand_id', 'member_id', 'until'])
      .executeTakeFirst()
    return row && row.brand_id === brandId && row.until > clock.now() ? row.member_id : undefined
  },
})
