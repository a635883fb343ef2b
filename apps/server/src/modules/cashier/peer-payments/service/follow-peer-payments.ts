import { tables } from '@trevo/database/connect.ts'
import { InstitutionRefusal } from '../../institutions/port.ts'
import {
  claimAnswers,
  listPeerPayments,
  listUnanswered,
  markTold,
} from '../repository/peer-payments.ts'
import type { WithdrawalTables } from '../../withdrawals/repository/tables.ts'
import { lockWithdrawal } from '../../withdrawals/repository/withdrawals.ts'
import { payoutIdOf } from '../../withdrawals/domain/payout-id.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { endParts } from './answer-peer-payment.ts'
import { recordPayout } from '../../withdrawals/service/pay-withdrawals.ts'
import { settleEach } from '../../common/service/settle-each.ts'

const batchMax = 20

/** WITHDRAW-2: what nobody answered in time counts as received. */
export const forceReceived = async (dependencies: WithdrawalDependencies): Promise<number> => {
  const { database, clock, logger, onWithdrawalChanged } = dependencies
  const now = clock.now()
  const due = await listUnanswered(database, now, batchMax)
  return settleEach(due, logger, async ({ withdrawal_id: id }) => {
    const withdrawal = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, id)
      if (!locked) return undefined
      const own = tables<WithdrawalTables>(tx)
      const rows = await listPeerPayments(own, locked.member_id, id)
      const parts = rows.filter((row) => row.outcome === 'waiting' && row.answer_until <= now)
      await endParts(dependencies, tx, locked, { parts, outcome: 'forced_received' })
      return locked
    })
    if (!withdrawal) return
    const { member_id: memberId, status } = withdrawal
    onWithdrawalChanged({ memberId, withdrawalId: id, status })
  })
}

/** Tells the institution what the payee said; its answer says how the whole stands. */
export const tellAnswers = async (dependencies: WithdrawalDependencies): Promise<number> => {
  const { database, clock, logger, payouts } = dependencies
  const due = await claimAnswers(database, clock.now())
  return settleEach(due, logger, async (payment) => {
    const payoutId = payoutIdOf(payment.withdrawal_id)
    const word = payment.outcome === 'not_received' ? 'not_received' : 'received'
    const payout = await payouts
      .answerPart(payoutId, payment.part_id, word)
      .catch(async (error: unknown) => {
        // It knows of another end already: what it says then counts.
        if (!(error instanceof InstitutionRefusal)) throw error
        logger.error({ err: error, payoutId }, 'an answer was not taken')
        return payouts.findPayout(payoutId)
      })
    if (payout) await recordPayout(dependencies, payment.withdrawal_id, payout)
    await markTold(database, payment)
  })
}
