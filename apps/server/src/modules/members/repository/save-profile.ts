import type { MemberDb } from './tables.ts'

export const saveNickname = async (
  db: MemberDb,
  memberId: bigint,
  nickname: string,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ nickname })
    .where('member_id', '=', memberId)
    .execute()
}
