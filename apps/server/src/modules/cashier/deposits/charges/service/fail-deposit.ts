import type { DepositContext } from '../../common/context.ts'
import { lockByTxid, moveDeposit } from '../../common/repository/deposits.ts'
import type { DepositRow } from '../../common/repository/tables.ts'

/** Records that no charge was created. A charge that is found later makes the deposit payable. */
export const failDeposit = async (
  { database, listeners }: DepositContext,
  deposit: DepositRow,
): Promise<void> => {
  const failed = await database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (current?.status !== 'requested') return false
    await moveDeposit(tx, current, 'failed', { next_call_at: null })
    return true
  })
  if (failed) {
    listeners.onDepositChanged({
      memberId: deposit.member_id,
      depositId: deposit.id,
      status: 'failed',
    })
  }
}
