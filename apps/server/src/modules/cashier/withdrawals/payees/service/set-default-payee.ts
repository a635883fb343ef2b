import type { WithdrawalContext } from '../../common/context.ts'
import { moveDefault } from '../repository/payees.ts'
import { lockPayees } from './lock-payees.ts'

/** Makes one of the member's payees the default. */
export const createSetDefaultPayee =
  ({ database }: WithdrawalContext) =>
  (memberId: bigint, payeeId: string): Promise<void> =>
    database.inTx(async (tx) => {
      await lockPayees(tx, memberId, payeeId)
      await moveDefault(tx, memberId, payeeId)
    })
