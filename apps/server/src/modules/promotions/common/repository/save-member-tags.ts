import { tables, type Tx } from '@trevo/database/connect.ts'
import type { PromotionsTables } from '../../tables.ts'

/** The tags of a member that audiences can ask for, in place of the earlier ones. */
export const saveMemberTags = async (
  tx: Tx,
  memberId: bigint,
  tags: readonly string[],
): Promise<void> => {
  const db = tables<PromotionsTables>(tx)
  await db.deleteFrom('promotions.member_tag').where('member_id', '=', memberId).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ member_id: memberId, tag }))
  await db.insertInto('promotions.member_tag').values(rows).execute()
}
