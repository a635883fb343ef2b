import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SportsTables } from '../../tables.ts'

/** Deletes the slip that a member has begun. */
export const forgetDraft = async (tx: Tx, memberId: bigint): Promise<void> => {
  await tables<SportsTables>(tx)
    .deleteFrom('sportsbook.draft')
    .where('member_id', '=', memberId)
    .execute()
}
