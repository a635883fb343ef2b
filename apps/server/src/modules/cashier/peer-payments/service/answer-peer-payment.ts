import type { Body } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/peer-payment.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findWithdrawal } from '../../withdrawals/common/repository/read-withdrawals.ts'
import { lockWithdrawal } from '../../withdrawals/common/repository/withdrawals.ts'
import type { PeerPaymentContext } from '../context.ts'
import { findPeerPayment, listPeerPayments } from '../repository/peer-payments.ts'
import type { PeerPaymentRow, PeerPaymentTables } from '../repository/tables.ts'
import { endParts } from './end-parts.ts'
import { presentConfirmation } from './present-confirmation.ts'
import { reencodeProof } from './reencode-proof.ts'

type PeerAnswer = Body<typeof contract.answerPeerPayment>

/** The parts of an answer. @throws Refusal `peer_payment.answered` unless each waits for one */
const partsOf = (
  rows: readonly PeerPaymentRow[],
  answer: PeerAnswer,
): readonly PeerPaymentRow[] => {
  const meant =
    answer.result === 'all_received'
      ? rows.filter(({ outcome }) => outcome === 'waiting')
      : rows.filter(({ id }) => id === answer.paymentId)
  // The same answer again is a retry whose response was lost.
  const unanswered = meant.filter(({ outcome }) => outcome !== answer.result)
  if (unanswered.some(({ outcome }) => outcome !== 'waiting')) {
    throw new Refusal('peer_payment.answered')
  }
  return unanswered
}

const withdrawalIdOf = async (
  { database }: PeerPaymentContext,
  memberId: bigint,
  answer: PeerAnswer,
): Promise<string> => {
  if (answer.result === 'all_received') return answer.withdrawalId
  const payment = await findPeerPayment(database, memberId, answer.paymentId)
  if (!payment) throw new Refusal('peer_payment.unknown')
  return payment.withdrawal_id
}

/** WITHDRAW-1: the member answers whether a peer payment has arrived. */
export const createAnswerPeerPayment =
  (context: PeerPaymentContext) =>
  async (memberId: bigint, answer: PeerAnswer): Promise<contract.PaymentConfirmation> => {
    const { database, listeners } = context
    const withdrawalId = await withdrawalIdOf(context, memberId, answer)
    const found = await findWithdrawal(database, memberId, withdrawalId)
    if (found?.channel !== 'peer') throw new Refusal('withdrawal.unknown')
    // The picture is not decoded if the member may not answer or has answered already.
    const unanswered = partsOf(await listPeerPayments(database.db, memberId, withdrawalId), answer)
    const proof =
      answer.result === 'not_received' && unanswered.length > 0
        ? await reencodeProof(memberId, answer.proof)
        : undefined
    const withdrawal = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, withdrawalId)
      if (!locked) throw new Error(`withdrawal ${withdrawalId} is gone`)
      const own = tables<PeerPaymentTables>(tx)
      const parts = partsOf(await listPeerPayments(own, memberId, withdrawalId), answer)
      await endParts(context, tx, locked, { parts, outcome: answer.result, proof })
      return locked
    })
    listeners.onWithdrawalChanged({ memberId, withdrawalId, status: withdrawal.status })
    return presentConfirmation(context, withdrawal)
  }
