import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { canWithdrawalMove } from '../domain/withdrawal-states.ts'
import { lockWithdrawal } from '../repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { giveBack } from './end-withdrawal.ts'
import { presentWithdrawal } from './present-withdrawal.ts'

/** Takes a withdrawal back while nobody sent it; cancelling twice is cancelling once. */
export const cancelWithdrawal =
  (dependencies: WithdrawalDependencies) =>
  async (memberId: bigint, withdrawalId: string): Promise<Withdrawal> => {
    const { database, onWithdrawalChanged } = dependencies
    const row = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, withdrawalId)
      if (locked?.member_id !== memberId) throw new Refusal('withdrawal.unknown')
      if (locked.status === 'cancelled') return locked
      if (!canWithdrawalMove(locked.status, 'cancelled')) throw new Refusal('withdrawal.too_late')
      return giveBack(dependencies, tx, locked, { status: 'cancelled' })
    })
    onWithdrawalChanged({ memberId, withdrawalId, status: row.status })
    return presentWithdrawal(dependencies, row)
  }
