import type { MemberDb } from '../../tables.ts'

export type ResetLink = {
  readonly ticketHash: Buffer
  readonly brandId: number
  /** Null for an unknown name. */
  readonly memberId: bigint | null
  readonly until: Date
}

/** Only a member's newest link works. */
export const insertResetLink = async (db: MemberDb, link: ResetLink): Promise<void> => {
  await db
    .deleteFrom('members.reset_link')
    .where('member_id', '=', link.memberId ?? 0n)
    .execute()
  await db
    .insertInto('members.reset_link')
    .values({
      ticket_hash: link.ticketHash,
      brand_id: link.brandId,
      member_id: link.memberId,
      until: link.until,
    })
    .execute()
}

/** The member of an active link. */
export const findResetLink = async (
  db: MemberDb,
  brandId: number,
  ticketHash: Buffer,
  now: Date,
): Promise<bigint | undefined> => {
  const row = await db
    .selectFrom('members.reset_link')
    .select('member_id')
    .where('ticket_hash', '=', ticketHash)
    .where('brand_id', '=', brandId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? undefined
}

/** False if it was used in the meantime. */
export const deleteResetLink = async (db: MemberDb, ticketHash: Buffer): Promise<boolean> => {
  const result = await db
    .deleteFrom('members.reset_link')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const deleteResetLinksBefore = async (db: MemberDb, now: Date): Promise<void> => {
  await db.deleteFrom('members.reset_link').where('until', '<', now).execute()
}
