import type { OpsWithdrawal } from '@trevo/contract/ops/withdrawals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { findWithdrawalOfBrand } from '../../common/repository/read-withdrawals.ts'
import { presentForOperator } from './present-for-operator.ts'

/** One withdrawal of a brand, for its operators. @throws Refusal `withdrawal.unknown` */
export const createShowWithdrawal =
  (context: WithdrawalContext) =>
  async (brandId: number, withdrawalId: string): Promise<OpsWithdrawal> => {
    const row = await findWithdrawalOfBrand(context.database, brandId, withdrawalId)
    if (!row) throw new Refusal('withdrawal.unknown')
    const waiting = await context.staff.listWaiting(brandId, 'approveWithdrawal', [row.id])
    return presentForOperator(context, row, waiting.get(row.id))
  }
