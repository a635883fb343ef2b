import { noteAct } from '../../../../../platform/acts/act.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { decideWithdrawal, type Decision } from './decide-withdrawal.ts'
import { releaseWithdrawal } from '../../common/service/end-withdrawal.ts'

/** An operator refuses a withdrawal in review: the member reads the remark, and the money is released. */
export const createRefuseWithdrawal =
  (context: WithdrawalContext) =>
  (decision: Decision & { readonly remark: string }): Promise<WithdrawalRow> =>
    decideWithdrawal(context, decision, (tx, row) => {
      const { operator, remark } = decision
      const target = row.id
      noteAct({ target, before: { status: row.status }, after: { status: 'rejected' } })
      return releaseWithdrawal(context, tx, row, { status: 'rejected', operator, remark })
    })
