import type { WithdrawalContext } from '../../common/context.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { decideWithdrawal, type Decision } from './decide-withdrawal.ts'
import { releaseWithdrawal } from '../../common/service/end-withdrawal.ts'

/** An operator refuses a withdrawal in review: the member reads the remark, and the money is released. */
export const createRefuseWithdrawal =
  (context: WithdrawalContext) =>
  (decision: Decision & { readonly remark: string }): Promise<WithdrawalRow> =>
    decideWithdrawal(context, decision, (tx, row) =>
      releaseWithdrawal(context, tx, row, {
        status: 'rejected',
        operator: decision.operator,
        remark: decision.remark,
      }),
    )
