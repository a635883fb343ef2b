import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { canWithdrawalMove } from '../../common/domain/withdrawal-states.ts'
import { lockWithdrawal } from '../../common/repository/withdrawals.ts'
import { releaseWithdrawal } from '../../common/service/end-withdrawal.ts'
import { presentWithdrawal } from './present-withdrawal.ts'

/** Cancels a withdrawal that was not sent yet; cancelling twice is cancelling once. */
export const createCancelWithdrawal =
  (context: WithdrawalContext) =>
  async (memberId: bigint, withdrawalId: string): Promise<Withdrawal> => {
    const { database, listeners } = context
    const row = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, withdrawalId)
      if (locked?.member_id !== memberId) throw new Refusal('withdrawal.unknown')
      if (locked.status === 'cancelled') return locked
      if (!canWithdrawalMove(locked.status, 'cancelled')) throw new Refusal('withdrawal.too_late')
      return releaseWithdrawal(context, tx, locked, { status: 'cancelled' })
    })
    listeners.onWithdrawalChanged({ memberId, withdrawalId, status: row.status })
    return presentWithdrawal(context, row)
  }
