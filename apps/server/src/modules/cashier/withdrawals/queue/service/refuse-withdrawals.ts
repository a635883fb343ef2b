import type { WithdrawalContext } from '../../common/context.ts'
import { createRefuseWithdrawal } from '../../review/service/refuse-withdrawal.ts'
import { decideEach, type Several } from './decide-each.ts'

type By = { readonly brandId: number; readonly operator: string; readonly remark: string }

/** Says no to several, each by itself, for one reason that each member reads. */
export const createRefuseWithdrawals = (context: WithdrawalContext) => {
  const refuse = createRefuseWithdrawal(context)
  return (several: Several, by: By) =>
    decideEach(several, (withdrawalId) => refuse({ ...by, withdrawalId }))
}
