import type { MemberDb } from '../../tables.ts'

export type PendingContact = {
  readonly memberId: bigint
  readonly channel: 'email' | 'mobile'
  /** An email address, or +5511987654321. */
  readonly target: string
  readonly dialingCode: string | null
  readonly nationalNumber: string | null
}

/** Replaces the previous one. */
export const savePendingContact = async (db: MemberDb, contact: PendingContact): Promise<void> => {
  const { target, dialingCode, nationalNumber } = contact
  const columns = { target, dialing_code: dialingCode, national_number: nationalNumber }
  await db
    .insertInto('members.pending_contact')
    .values({ member_id: contact.memberId, channel: contact.channel, ...columns })
    .onConflict((conflict) => conflict.columns(['member_id', 'channel']).doUpdateSet(columns))
    .execute()
}

export const findPendingContact = async (
  db: MemberDb,
  memberId: bigint,
  channel: 'email' | 'mobile',
): Promise<PendingContact | undefined> => {
  const row = await db
    .selectFrom('members.pending_contact')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return (
    row && {
      memberId,
      channel,
      target: row.target,
      dialingCode: row.dialing_code,
      nationalNumber: row.national_number,
    }
  )
}

/** Confirms the contact as the member's at this instant. */
export const saveConfirmedContact = async (
  db: MemberDb,
  { memberId, channel, target, dialingCode, nationalNumber }: PendingContact,
  at: Date,
): Promise<void> => {
  const columns =
    channel === 'email'
      ? { email: target, email_confirmed_at: at }
      : {
          mobile_dialing_code: dialingCode,
          mobile_number: nationalNumber,
          mobile_e164: target,
          mobile_confirmed_at: at,
        }
  await db.updateTable('members.member').set(columns).where('member_id', '=', memberId).execute()
  await db
    .deleteFrom('members.pending_contact')
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .execute()
}
