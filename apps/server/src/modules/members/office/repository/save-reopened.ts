import type { MemberDb } from '../../tables.ts'

/** The account is open; why it was closed is in the member's events. */
export const saveReopened = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ closed_at: null, close_reason: null })
    .where('member_id', '=', memberId)
    .execute()
}
