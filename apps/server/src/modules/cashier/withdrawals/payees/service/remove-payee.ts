import type { WithdrawalContext } from '../../common/context.ts'
import { markRemoved, moveDefault } from '../repository/payees.ts'
import { lockPayees } from './lock-payees.ts'

/** Removes a payee; the newest of the others becomes the default. */
export const createRemovePayee =
  ({ database, clock }: WithdrawalContext) =>
  (memberId: bigint, payeeId: string): Promise<void> =>
    database.inTx(async (tx) => {
      const all = await lockPayees(tx, memberId, payeeId)
      await markRemoved(tx, memberId, payeeId, clock.now())
      const wasDefault = all.some(({ id, is_default }) => id === payeeId && is_default)
      const next = all.find(({ id }) => id !== payeeId)
      if (wasDefault && next) await moveDefault(tx, memberId, next.id)
    })
