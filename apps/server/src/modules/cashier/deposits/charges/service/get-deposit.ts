import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { DepositContext } from '../../common/context.ts'
import { findDeposit } from '../../common/repository/read-deposits.ts'
import { presentDeposit } from './present-deposit.ts'

/** A deposit of the member. @throws Refusal `deposit.unknown`, also for another member's. */
export const createGetDeposit =
  (context: DepositContext) =>
  async (memberId: bigint, depositId: string): Promise<Deposit> => {
    const deposit = await findDeposit(context.database, memberId, depositId)
    if (!deposit) throw new Refusal('deposit.unknown')
    return presentDeposit(context, deposit)
  }
