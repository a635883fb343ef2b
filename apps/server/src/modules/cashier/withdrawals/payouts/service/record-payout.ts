import { dayMs, hourMs } from '@trevo/calendar/durations.ts'
import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { retryAfterMs } from '../../../common/domain/retry-after.ts'
import type { Payout } from '../../../institutions/payout-port.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { lockWithdrawal, touchWithdrawal } from '../../common/repository/withdrawals.ts'
import {
  releaseWithdrawal,
  returnWithdrawal,
  settleWithdrawal,
} from '../../common/service/end-withdrawal.ts'

/** A paid one is queried an hour, a day and a week later, in case no notice reports its return. */
const recheckAfterMs: Readonly<Record<number, number>> = { 1: 23 * hourMs, 2: 6 * dayMs }

const recordPaid = async (
  context: WithdrawalContext,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
): Promise<WithdrawalRow | undefined> => {
  if (payout.status === 'returned') return returnWithdrawal(context, tx, withdrawal)
  const afterMs = recheckAfterMs[withdrawal.call_attempts]
  const at = afterMs === undefined ? null : new Date(context.clock.now().getTime() + afterMs)
  await touchWithdrawal(tx, withdrawal, { next_call_at: at })
  return undefined
}

const recordUnderWay = async (
  context: WithdrawalContext,
  tx: Tx,
  withdrawal: WithdrawalRow,
  {
    payout,
    ourFailure,
  }: { readonly payout: Payout; readonly ourFailure: PayoutFailure | undefined },
): Promise<WithdrawalRow | undefined> => {
  switch (payout.status) {
    case 'settled':
      return settleWithdrawal(context, tx, withdrawal, payout.endToEndId)
    case 'returned': {
      const paid = await settleWithdrawal(context, tx, withdrawal, payout.endToEndId)
      return returnWithdrawal(context, tx, paid)
    }
    case 'rejected':
      return releaseWithdrawal(context, tx, withdrawal, {
        status: 'failed',
        failure: ourFailure ?? payout.failure ?? 'other',
        ...(payout.reason !== undefined && { note: payout.reason }),
      })
    case 'processing':
    case 'awaiting': {
      const waitMs = retryAfterMs(withdrawal.call_attempts)
      const at = new Date(context.clock.now().getTime() + waitMs)
      await touchWithdrawal(tx, withdrawal, { next_call_at: at })
      return undefined
    }
    default:
      return payout.status satisfies never
  }
}

/**
 * Records the institution's answer, once: the row is locked and has moved on by then. `ourFailure` is why we
 * cancelled the payout, if we did.
 */
export const recordPayout = async (
  context: WithdrawalContext,
  id: string,
  payout: Payout,
  ourFailure?: PayoutFailure,
): Promise<void> => {
  const { database, listeners, recordParts } = context
  const changed = await database.inTx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal || withdrawal.payout_id !== payout.payoutId) return undefined
    if (withdrawal.status === 'paid') return recordPaid(context, tx, withdrawal, payout)
    if (withdrawal.status !== 'paying' && withdrawal.status !== 'confirming') return undefined
    return withdrawal.channel === 'peer' && payout.parts.length > 0
      ? recordParts(context, tx, withdrawal, payout)
      : recordUnderWay(context, tx, withdrawal, { payout, ourFailure })
  })
  if (!changed) return
  const { member_id: memberId, status } = changed
  listeners.onWithdrawalChanged({ memberId, withdrawalId: id, status })
}
