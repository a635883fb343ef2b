import { tables, type Tx } from '@trevo/database/connect.ts'
import type { LotteryTables } from '../../tables.ts'

/** Operators who approved a big prize. */
export const listApprovals = (tx: Tx, prizeId: bigint): Promise<{ operator: string }[]> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.prize_approval')
    .select('operator')
    .where('credit_id', '=', prizeId)
    .execute()

export const insertApproval = async (
  tx: Tx,
  approval: LotteryTables['lottery.prize_approval'],
): Promise<void> => {
  await tables<LotteryTables>(tx).insertInto('lottery.prize_approval').values(approval).execute()
}
