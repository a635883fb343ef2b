import { InstitutionRefusal } from '../../institutions/port.ts'
import { settleEach } from '../../institutions/settle-each.ts'
import { payoutIdOf } from '../../withdrawals/common/domain/payout-id.ts'
import { recordPayout } from '../../withdrawals/payouts/service/record-payout.ts'
import type { PeerPaymentContext } from '../context.ts'
import { claimAnswers, markAnswerSent } from '../repository/peer-payments.ts'

/** Sends the members' answers to the institution and records its report on the payout. */
export const sendAnswers = async (context: PeerPaymentContext): Promise<number> => {
  const { database, clock, logger, payouts } = context
  const due = await claimAnswers(database, clock.now())
  return settleEach(due, logger, async (payment) => {
    const payoutId = payoutIdOf(payment.withdrawal_id)
    const answer = payment.outcome === 'not_received' ? 'not_received' : 'received'
    const payout = await payouts
      .answerPart(payoutId, payment.part_id, answer)
      .catch(async (error: unknown) => {
        // It has already ended the part: its decision counts.
        if (!(error instanceof InstitutionRefusal)) throw error
        logger.error({ err: error, payoutId }, 'answer to a peer payment refused')
        return payouts.findPayout(payoutId)
      })
    if (payout) await recordPayout(context, payment.withdrawal_id, payout)
    await markAnswerSent(database, payment)
  })
}
