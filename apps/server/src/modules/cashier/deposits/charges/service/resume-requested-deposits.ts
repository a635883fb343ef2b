import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import { claimDeposits } from '../../common/repository/deposits.ts'
import { failDeposit } from './fail-deposit.ts'
import { recordCharge, chargeNameOf } from './request-charge.ts'

/** A charge that does not exist after this time was never created: the deposit fails. */
const abandonAfterMs = 120_000

/** Checks charges whose creation was never confirmed. It only queries, never creates. */
export const resumeRequestedDeposits = async (context: DepositContext): Promise<number> => {
  const { database, clock, institution, logger, listeners } = context
  const due = await claimDeposits(database, 'requested', clock.now())
  return settleEach(due, logger, async (deposit) => {
    const charge = await institution.findCharge(chargeNameOf(deposit))
    if (charge) {
      const { status } = await recordCharge(context, deposit, charge)
      listeners.onDepositChanged({ memberId: deposit.member_id, depositId: deposit.id, status })
      return
    }
    const age = clock.now().getTime() - deposit.created_at.getTime()
    if (age > abandonAfterMs) await failDeposit(context, deposit)
  })
}
