import type { PaymentConfirmation, PeerPayment } from '@trevo/contract/wps/cashier/peer-payment.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { findWithdrawalSetting } from '../../withdrawals/common/repository/read-withdrawals.ts'
import type { WithdrawalRow } from '../../withdrawals/common/repository/tables.ts'
import type { PeerPaymentContext } from '../context.ts'
import { arrivalOf } from '../domain/peer-outcomes.ts'
import { listPeerPayments } from '../repository/peer-payments.ts'
import type { PeerPaymentRow } from '../repository/tables.ts'

const presentPart = (row: PeerPaymentRow, now: Date): PeerPayment => ({
  paymentId: row.id,
  amount: formatMoney(row.amount_minor),
  endToEndId: row.e2e_id,
  sentAt: row.sent_at.toISOString(),
  outcome: row.outcome,
  answerUntil: row.answer_until.toISOString(),
  answerForMs:
    row.outcome === 'waiting' ? Math.max(0, row.answer_until.getTime() - now.getTime()) : null,
  hasProof: row.proof !== null,
})

/** A peer-paid withdrawal as its member confirms it, part by part. */
export const presentConfirmation = async (
  { database, clock }: PeerPaymentContext,
  withdrawal: WithdrawalRow,
): Promise<PaymentConfirmation> => {
  const [rows, setting] = await Promise.all([
    listPeerPayments(database.db, withdrawal.member_id, withdrawal.id),
    findWithdrawalSetting(database.db, withdrawal.brand_id),
  ])
  const { receivedMinor, remainingMinor } = arrivalOf(withdrawal.amount_minor, rows)
  const now = clock.now()
  return {
    withdrawalId: withdrawal.id,
    amount: formatMoney(withdrawal.amount_minor),
    receivedAmount: formatMoney(receivedMinor),
    remainingAmount: formatMoney(remainingMinor),
    answerWithinMin: setting?.peer_answer_min ?? 0,
    isFullyReceived: remainingMinor === 0n,
    payments: rows.map((row) => presentPart(row, now)),
  }
}
