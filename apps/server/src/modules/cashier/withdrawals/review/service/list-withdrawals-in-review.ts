import type { OpsWithdrawal } from '@trevo/contract/ops/withdrawals.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { listInReview } from '../../common/repository/read-withdrawals.ts'
import { presentForOperator } from './present-for-operator.ts'

/** Withdrawals of a brand that wait for an operator, oldest first. */
export const createListWithdrawalsInReview =
  (context: WithdrawalContext) =>
  async (brandId: number, limit: number): Promise<OpsWithdrawal[]> => {
    const rows = await listInReview(context.database, brandId, limit)
    const ids = rows.map(({ id }) => id)
    const waiting = await context.staff.listWaiting(brandId, 'approveWithdrawal', ids)
    return Promise.all(rows.map((row) => presentForOperator(context, row, waiting.get(row.id))))
  }
