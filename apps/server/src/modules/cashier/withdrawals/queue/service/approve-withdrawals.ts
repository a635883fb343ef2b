import type { WithdrawalContext } from '../../common/context.ts'
import { createApproveWithdrawal, type Approval } from '../../review/service/approve-withdrawal.ts'
import { decideEach, type Several } from './decide-each.ts'

/** Says yes to several, each by itself, for one reason. */
export const createApproveWithdrawals = (context: WithdrawalContext) => {
  const approve = createApproveWithdrawal(context)
  return (several: Several, by: Omit<Approval, 'withdrawalId'>) =>
    decideEach(several, (withdrawalId) => approve({ ...by, withdrawalId }))
}
