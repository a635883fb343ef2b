import type { MemberDb } from '../../tables.ts'

/** The latest login; an earlier instant never replaces a later one. */
export const saveLastLogin = async (
  db: MemberDb,
  { memberId, brandId, at }: { memberId: bigint; brandId: number; at: Date },
): Promise<void> => {
  await db
    .insertInto('members.last_login')
    .values({ member_id: memberId, brand_id: brandId, at })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ at }).where('members.last_login.at', '<', at),
    )
    .execute()
}
