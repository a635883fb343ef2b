import type { MemberDb } from '../../tables.ts'

/** The contacts of an account that is closed for good confirm nobody any more: a new account may have them. */
export const releaseContacts = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ mobile_confirmed_at: null, email_confirmed_at: null })
    .where('member_id', '=', memberId)
    .execute()
}
