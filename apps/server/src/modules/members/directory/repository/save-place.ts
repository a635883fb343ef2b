import type { MemberDb } from '../../tables.ts'

/** A member's upline and type. */
export const savePlace = async (
  db: MemberDb,
  memberId: bigint,
  { uplineId, type }: { readonly uplineId?: bigint | null; readonly type?: number },
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({
      ...(uplineId !== undefined && { upline_member_id: uplineId }),
      ...(type !== undefined && { type }),
    })
    .where('member_id', '=', memberId)
    .execute()
}
