import type { IdentityDb } from '../../tables.ts'

export type NewTicket = {
  readonly ticketHash: Buffer
  readonly brandId: number
  readonly memberId: bigint
  /** The session that requested it and with which it ends. */
  readonly sessionId: string
  readonly until: Date
}

export const insertTicket = async (db: IdentityDb, ticket: NewTicket): Promise<void> => {
  await db
    .insertInto('identity.login_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      brand_id: ticket.brandId,
      member_id: ticket.memberId,
      session_id: ticket.sessionId,
      until: ticket.until,
    })
    .execute()
}

/** Takes the ticket, so that it works once. */
export const deleteTicket = async (
  db: IdentityDb,
  ticketHash: Buffer,
): Promise<Omit<NewTicket, 'ticketHash'> | undefined> => {
  const row = await db
    .deleteFrom('identity.login_ticket')
    .where('ticket_hash', '=', ticketHash)
    .returning(['brand_id', 'member_id', 'session_id', 'until'])
    .executeTakeFirst()
  return (
    row && {
      brandId: row.brand_id,
      memberId: row.member_id,
      sessionId: row.session_id,
      until: row.until,
    }
  )
}

export const deleteTicketsOf = async (db: IdentityDb, memberId: bigint): Promise<void> => {
  await db.deleteFrom('identity.login_ticket').where('member_id', '=', memberId).execute()
}

/** Removes expired tickets. */
export const deleteTicketsBefore = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.login_ticket').where('until', '<', now).execute()
}
