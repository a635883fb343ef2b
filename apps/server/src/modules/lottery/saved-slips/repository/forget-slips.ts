import { tables, type Tx } from '@trevo/database/connect.ts'
import type { LotteryTables } from '../../tables.ts'

/** Deletes the slips that a member saved. */
export const forgetSavedSlips = async (tx: Tx, memberId: bigint): Promise<void> => {
  await tables<LotteryTables>(tx)
    .deleteFrom('lottery.saved_slip')
    .where('member_id', '=', memberId)
    .execute()
}
