import type { PayoutFailure, ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Payout } from '../../../institutions/payout-port.ts'
import { InstitutionRefusal } from '../../../institutions/port.ts'
import { settleEach } from '../../../institutions/settle-each.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import {
  addEvent,
  claimWithdrawals,
  lockWithdrawal,
  moveWithdrawal,
  touchWithdrawal,
} from '../../common/repository/withdrawals.ts'
import { findPayoutBlock } from '../../common/service/find-payout-block.ts'
import { recordPayout } from './record-payout.ts'

/** When a withdrawal that waits for an open notice is checked again. */
const checkAgainMs = 1_000

/**
 * From here on `paying` is stored: the next attempt queries before requesting a movement. If a deposit was
 * returned or withdrawing is blocked it goes to review instead, and while that is being checked it waits.
 */
const markPaying = (context: WithdrawalContext, id: string): Promise<WithdrawalRow | undefined> =>
  context.database.inTx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.status !== 'approved') return undefined
    const { block } = await findPayoutBlock(context, tx, withdrawal.member_id)
    const at = context.clock.now()
    if (block === 'checking') {
      const soon = new Date(at.getTime() + checkAgainMs)
      await touchWithdrawal(tx, withdrawal, { next_call_at: soon })
      return undefined
    }
    if (block === 'deposit_returned') {
      return sendToReview(tx, withdrawal, at, 'deposit_taken_back')
    }
    if (block === 'withdraw_blocked') return sendToReview(tx, withdrawal, at, block)
    await addEvent(tx, withdrawal, { kind: 'sent', at })
    return moveWithdrawal(tx, withdrawal, 'paying', { next_call_at: withdrawal.next_call_at })
  })

const sendToReview = async (
  tx: Tx,
  withdrawal: WithdrawalRow,
  at: Date,
  reason: ReviewReason,
): Promise<WithdrawalRow> => {
  await addEvent(tx, withdrawal, { kind: 'review', at, note: reason })
  return moveWithdrawal(tx, withdrawal, 'review', {
    review_reasons: [...new Set([...withdrawal.review_reasons, reason] as const)],
    // The operator who approved it did not know about it.
    first_operator: null,
    second_operator: null,
    next_call_at: null,
  })
}

const requestPayout = (
  { payouts }: WithdrawalContext,
  withdrawal: WithdrawalRow,
): Promise<Payout> =>
  payouts.requestPayout({
    payoutId: withdrawal.payout_id,
    channel: withdrawal.channel,
    amountMinor: withdrawal.amount_minor - withdrawal.fee_minor,
    target: withdrawal.payee.target,
    payee: withdrawal.payee,
  })

/** The institution's answer; `failure` is our reason, in case it has paid nothing. */
type Answer = { readonly payout: Payout; readonly failure?: PayoutFailure }

/**
 * The outcome of the payout, queried before anything is repeated. A refusal counts only once the payout is
 * cancelled, which is a promise never to pay this id: an earlier request may still be in transit. A payout that
 * the institution does not know yet is also cancelled if a deposit was returned in the meantime.
 */
const findOrRequestPayout = async (
  context: WithdrawalContext,
  withdrawal: WithdrawalRow,
  isFirstTry: boolean,
): Promise<Answer | undefined> => {
  const { payouts, database } = context
  const earlier = isFirstTry ? undefined : await payouts.findPayout(withdrawal.payout_id)
  if (earlier) return { payout: earlier }
  // If the institution has lost a payout that it paid, it is not paid again.
  if (withdrawal.status !== 'paying') throw new Error(`payout ${withdrawal.payout_id} is gone`)
  if (!isFirstTry) {
    const { block } = await database.inTx((tx) =>
      findPayoutBlock(context, tx, withdrawal.member_id),
    )
    if (block === 'checking') return undefined
    if (block === 'deposit_returned') {
      const payout = await payouts.cancelPayout(withdrawal.payout_id)
      return { payout, failure: 'deposit_taken_back' }
    }
  }
  const payout = await requestPayout(context, withdrawal).catch((error: unknown) => {
    if (!(error instanceof InstitutionRefusal)) throw error
    context.logger.error({ err: error, withdrawalId: withdrawal.id }, 'payout refused')
    return payouts.cancelPayout(withdrawal.payout_id)
  })
  return { payout }
}

/**
 * Sends approved withdrawals and follows them to their end. Each has one permanent payout id, so however often a
 * copy crashes in between, it pays once.
 */
export const payWithdrawals = async (context: WithdrawalContext): Promise<number> => {
  const { database, clock, logger, listeners } = context
  const statuses = ['approved', 'paying', 'confirming', 'paid'] as const
  const due = await claimWithdrawals(database, statuses, clock.now())
  return settleEach(due, logger, async (claimed) => {
    const isFirstTry = claimed.status === 'approved'
    const withdrawal = isFirstTry ? await markPaying(context, claimed.id) : claimed
    if (!withdrawal) return
    if (isFirstTry) {
      const { member_id: memberId, id: withdrawalId, status } = withdrawal
      listeners.onWithdrawalChanged({ memberId, withdrawalId, status })
    }
    if (withdrawal.status === 'review') return
    const answer = await findOrRequestPayout(context, withdrawal, isFirstTry)
    if (answer) await recordPayout(context, claimed.id, answer.payout, answer.failure)
  })
}
