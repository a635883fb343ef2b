import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { retryAfterMs } from '../../common/domain/retry-after.ts'
import { InstitutionRefusal } from '../../institutions/port.ts'
import type { Payout } from '../../institutions/payout-port.ts'
import type { WithdrawalRow } from '../repository/tables.ts'
import {
  addEvent,
  claimWithdrawals,
  lockWithdrawal,
  moveWithdrawal,
  touchWithdrawal,
} from '../repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { giveBack, settleWhole, takeBack } from './end-withdrawal.ts'
import { findStop } from './find-payout-block.ts'
import { settleEach } from '../../common/service/settle-each.ts'
import { recordParts } from '../../peer-payments/service/record-parts.ts'

const failureOf: Readonly<Record<string, PayoutFailure>> = {
  CHAVE_INEXISTENTE: 'key_unknown',
  TITULAR_DIVERGENTE: 'holder_differs',
  CONTA_ENCERRADA: 'account_closed',
}

/** How soon a notice that is being cleared up is looked at again. */
const askAgainMs = 1_000

/** A paid one is asked about an hour, a day and a week later, should no notice tell of its return. */
const lookBackMs: Readonly<Record<number, number>> = { 1: 23 * 3_600_000, 2: 6 * 86_400_000 }

/**
 * From here on `paying` is stored: whoever comes next asks before asking for money to move. What a
 * deposit taken back stands against goes to review instead, or waits while that is being found out.
 */
const markPaying = (
  dependencies: WithdrawalDependencies,
  id: string,
): Promise<WithdrawalRow | undefined> =>
  dependencies.database.inTx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.status !== 'approved') return undefined
    const { stop } = await findStop(dependencies, tx, withdrawal.member_id)
    const at = dependencies.clock.now()
    if (stop === 'asking') {
      const soon = new Date(at.getTime() + askAgainMs)
      await touchWithdrawal(tx, withdrawal, { next_call_at: soon })
      return undefined
    }
    if (stop === 'taken_back') return sendToReview(tx, withdrawal, at)
    await addEvent(tx, withdrawal, { kind: 'sent', at })
    return moveWithdrawal(tx, withdrawal, 'paying', { next_call_at: withdrawal.next_call_at })
  })

const sendToReview = async (
  tx: Tx,
  withdrawal: WithdrawalRow,
  at: Date,
): Promise<WithdrawalRow> => {
  const reason = 'deposit_taken_back'
  await addEvent(tx, withdrawal, { kind: 'review', at, note: reason })
  return moveWithdrawal(tx, withdrawal, 'review', {
    review_reasons: [...new Set([...withdrawal.review_reasons, reason] as const)],
    // Whoever said yes did not know of it.
    first_operator: null,
    second_operator: null,
    next_call_at: null,
  })
}

const order = ({ payouts }: WithdrawalDependencies, withdrawal: WithdrawalRow): Promise<Payout> =>
  payouts.requestPayout({
    payoutId: withdrawal.payout_id,
    channel: withdrawal.channel,
    amountMinor: withdrawal.amount_minor - withdrawal.fee_minor,
    target: withdrawal.payee.target,
    payee: withdrawal.payee,
  })

/** What the institution says; `failure` is why it is to pay nothing, should that be its word. */
type Answer = { readonly payout: Payout; readonly failure?: PayoutFailure }

/**
 * What became of the payout, asked before anything is repeated. A refusal is believed only once the
 * institution has promised never to pay this id: an earlier request may still be on its way. The same
 * promise ends one of which it knows nothing yet, when a deposit was taken back in the meantime.
 */
const ask = async (
  dependencies: WithdrawalDependencies,
  withdrawal: WithdrawalRow,
  isFirstTry: boolean,
): Promise<Answer | undefined> => {
  const { payouts, database } = dependencies
  const earlier = isFirstTry ? undefined : await payouts.findPayout(withdrawal.payout_id)
  if (earlier) return { payout: earlier }
  // An institution that forgot what it paid is no reason to pay again.
  if (withdrawal.status !== 'paying') throw new Error(`payout ${withdrawal.payout_id} is gone`)
  if (!isFirstTry) {
    const { stop } = await database.inTx((tx) => findStop(dependencies, tx, withdrawal.member_id))
    if (stop === 'asking') return undefined
    if (stop === 'taken_back') {
      const payout = await payouts.withdrawPayout(withdrawal.payout_id)
      return { payout, failure: 'deposit_taken_back' }
    }
  }
  const payout = await order(dependencies, withdrawal).catch((error: unknown) => {
    if (!(error instanceof InstitutionRefusal)) throw error
    dependencies.logger.error({ err: error, withdrawalId: withdrawal.id }, 'payout refused')
    return payouts.withdrawPayout(withdrawal.payout_id)
  })
  return { payout }
}

/** Writes down what the institution said, once: the row is locked and has moved on by then. */
export const recordPayout = async (
  dependencies: WithdrawalDependencies,
  id: string,
  payout: Payout,
  why?: PayoutFailure,
): Promise<void> => {
  const { database, clock, onWithdrawalChanged } = dependencies
  const changed = await database.inTx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal || withdrawal.payout_id !== payout.payoutId) return undefined
    if (withdrawal.status === 'paid') {
      if (payout.status === 'returned') return takeBack(dependencies, tx, withdrawal)
      const next = lookBackMs[withdrawal.call_attempts]
      const at = next === undefined ? null : new Date(clock.now().getTime() + next)
      await touchWithdrawal(tx, withdrawal, { next_call_at: at })
      return undefined
    }
    if (withdrawal.status !== 'paying' && withdrawal.status !== 'confirming') return undefined
    if (withdrawal.channel === 'peer' && payout.parts.length > 0) {
      return recordParts(dependencies, tx, withdrawal, payout)
    }
    switch (payout.status) {
      case 'settled':
        return settleWhole(dependencies, tx, withdrawal, payout.endToEndId)
      case 'returned': {
        const paid = await settleWhole(dependencies, tx, withdrawal, payout.endToEndId)
        return takeBack(dependencies, tx, paid)
      }
      case 'rejected': {
        const { reason } = payout
        const failure = why ?? failureOf[reason ?? ''] ?? 'other'
        return giveBack(dependencies, tx, withdrawal, {
          status: 'failed',
          failure,
          ...(reason !== undefined && { note: reason }),
        })
      }
      case 'processing':
      case 'awaiting': {
        const waitMs = retryAfterMs(withdrawal.call_attempts)
        const at = new Date(clock.now().getTime() + waitMs)
        await touchWithdrawal(tx, withdrawal, { next_call_at: at })
        return undefined
      }
      default:
        return payout.status satisfies never
    }
  })
  if (!changed) return
  const { member_id: memberId, status } = changed
  onWithdrawalChanged({ memberId, withdrawalId: id, status })
}

/**
 * Sends what is approved and follows it to its end. Each withdrawal has one payout id for ever, so
 * however often a copy dies in between, it pays once.
 */
export const payWithdrawals = async (dependencies: WithdrawalDependencies): Promise<number> => {
  const { database, clock, logger, onWithdrawalChanged } = dependencies
  const statuses = ['approved', 'paying', 'confirming', 'paid'] as const
  const due = await claimWithdrawals(database, statuses, clock.now())
  return settleEach(due, logger, async (claimed) => {
    const isFirstTry = claimed.status === 'approved'
    const withdrawal = isFirstTry ? await markPaying(dependencies, claimed.id) : claimed
    if (!withdrawal) return
    if (isFirstTry) {
      const { member_id: memberId, id: withdrawalId, status } = withdrawal
      onWithdrawalChanged({ memberId, withdrawalId, status })
    }
    if (withdrawal.status === 'review') return
    const answer = await ask(dependencies, withdrawal, isFirstTry)
    if (answer) await recordPayout(dependencies, claimed.id, answer.payout, answer.failure)
  })
}
