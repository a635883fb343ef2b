import type { CashierDependencies } from '../../dependencies.ts'
import { lockByTxid, moveDeposit } from '../repository/deposits.ts'
import { claimDeposits } from '../../common/repository/claim-due.ts'
import type { DepositRow } from '../repository/tables.ts'
import { adoptCharge, chargeNameOf } from './request-charge.ts'
import { settleEach } from '../../common/service/settle-each.ts'

/** A charge that does not exist after so long was never created; nobody waits for it any more. */
const abandonAfterMs = 120_000

/** Writes down that no charge came to be. A charge that shows up later brings the deposit back. */
export const failDeposit = async (
  { database, onDepositChanged }: CashierDependencies,
  deposit: DepositRow,
): Promise<void> => {
  const failed = await database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (current?.status !== 'requested') return false
    await moveDeposit(tx, current, 'failed', { next_call_at: null })
    return true
  })
  if (failed) {
    onDepositChanged({ memberId: deposit.member_id, depositId: deposit.id, status: 'failed' })
  }
}

/** Finds out about charges whose creation was never confirmed. It asks; it never creates. */
export const resumeRequested = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, institution, logger, onDepositChanged } = dependencies
  const due = await claimDeposits(database, 'requested', clock.now())
  return settleEach(due, logger, async (deposit) => {
    const charge = await institution.findCharge(chargeNameOf(deposit))
    if (charge) {
      const { status } = await adoptCharge(dependencies, deposit, charge)
      onDepositChanged({ memberId: deposit.member_id, depositId: deposit.id, status })
      return
    }
    const age = clock.now().getTime() - deposit.created_at.getTime()
    if (age > abandonAfterMs) await failDeposit(dependencies, deposit)
  })
}
