import { InstitutionRefusal } from '../../../institutions/port.ts'
import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import {
  claimClosedAccounts,
  listOpenDeposits,
  clearClosedAccount,
} from '../repository/closed-accounts.ts'
import { lockByTxid, moveDeposit } from '../../common/repository/deposits.ts'
import type { DepositRow } from '../../common/repository/tables.ts'
import { chargeNameOf } from './request-charge.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

/** A charge that was being created while the account was closed is known by then. */
const settledAfterMs = 5 * minuteMs

// A refusal means that it cannot be paid any more (paid, or cancelled by a try whose answer was lost), but only if
// the institution confirms that on a query.
const cancelThere = async ({ institution }: DepositContext, deposit: DepositRow): Promise<void> => {
  const name = chargeNameOf(deposit)
  try {
    await institution.cancelCharge(name)
  } catch (error) {
    if (!(error instanceof InstitutionRefusal)) throw error
    const charge = await institution.findCharge(name)
    if (charge?.isPayable) throw error
  }
}

const cancel = async (context: DepositContext, deposit: DepositRow): Promise<void> => {
  const { database, listeners } = context
  await cancelThere(context, deposit)
  const isCancelled = await database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (current?.status !== 'awaiting') return false
    await moveDeposit(tx, current, 'cancelled', { next_call_at: null })
    return true
  })
  if (!isCancelled) return
  const { member_id: memberId, id: depositId } = deposit
  listeners.onDepositChanged({ memberId, depositId, status: 'cancelled' })
}

/**
 * Cancels at the institution the charges that closed or excluded members could still pay, until all are cancelled.
 * An unconfirmed one waits until it is known whether it exists.
 */
export const cancelCharges = async (context: DepositContext): Promise<number> => {
  const { database, clock, logger } = context
  const due = await claimClosedAccounts(database, clock.now())
  return settleEach(due, logger, async (account) => {
    const open = await listOpenDeposits(database, account.member_id)
    for (const deposit of open) {
      if (deposit.status === 'awaiting') await cancel(context, deposit)
    }
    const ageMs = clock.now().getTime() - account.closed_at.getTime()
    if (open.length === 0 && ageMs >= settledAfterMs) await clearClosedAccount(database, account)
  })
}
