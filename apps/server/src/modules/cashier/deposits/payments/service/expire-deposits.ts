import { settleEach } from '../../../institutions/settle-each.ts'
import type { DepositContext } from '../../common/context.ts'
import { claimDeposits, lockByTxid, moveDeposit } from '../../common/repository/deposits.ts'
import { hasUndecided } from '../../common/repository/payments.ts'
import type { DepositRow } from '../../common/repository/tables.ts'
import { recordFromPoll } from './record-payments.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

/** The largest expected difference between the institution's clock and ours. */
const skewMs = 5 * minuteMs

const endUnlessPaid = (
  { database }: DepositContext,
  deposit: DepositRow,
  seen: readonly string[],
): Promise<boolean> =>
  database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (current?.status !== 'awaiting') return false
    // Paid, but not decided yet: the payment's result decides the deposit's.
    if (await hasUndecided(tx, seen)) return false
    await moveDeposit(tx, current, 'expired', { next_call_at: null })
    return true
  })

/**
 * Expires overdue deposits, but never by our own clock alone: the institution is queried first for payments. While
 * it does not answer, the deposit is unchanged.
 */
export const expireDeposits = async (context: DepositContext): Promise<number> => {
  const { database, clock, institution, logger, listeners } = context
  const due = await claimDeposits(database, 'awaiting', clock.now())
  return settleEach(due, logger, async (deposit) => {
    const paid = await institution.listPayments({
      from: new Date(deposit.created_at.getTime() - skewMs),
      until: new Date(clock.now().getTime() + skewMs),
      txid: deposit.txid,
    })
    const seen = paid.map(({ endToEndId }) => endToEndId)
    await recordFromPoll(context, seen)
    if (await endUnlessPaid(context, deposit, seen)) {
      const { member_id: memberId, id: depositId } = deposit
      listeners.onDepositChanged({ memberId, depositId, status: 'expired' })
    }
  })
}
