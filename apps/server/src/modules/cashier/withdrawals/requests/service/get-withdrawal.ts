import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { findWithdrawal } from '../../common/repository/read-withdrawals.ts'
import { presentWithdrawal } from './present-withdrawal.ts'

/** A withdrawal of the member. @throws Refusal `withdrawal.unknown`, also for another member's. */
export const createGetWithdrawal =
  (context: WithdrawalContext) =>
  async (memberId: bigint, withdrawalId: string): Promise<Withdrawal> => {
    const row = await findWithdrawal(context.database, memberId, withdrawalId)
    if (!row) throw new Refusal('withdrawal.unknown')
    return presentWithdrawal(context, row)
  }
