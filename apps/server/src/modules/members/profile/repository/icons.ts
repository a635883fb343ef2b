import type { MemberDb } from '../../tables.ts'

export const findIcon = (db: MemberDb, memberId: bigint) =>
  db
    .selectFrom('members.member')
    .select(['customer_id', 'avatar'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const saveIcon = async (db: MemberDb, memberId: bigint, avatar: number): Promise<void> => {
  await db.updateTable('members.member').set({ avatar }).where('member_id', '=', memberId).execute()
}
