import { dayMs } from '@trevo/calendar/durations.ts'
import type {
  ListedDeposit,
  ReceivedPayment,
  ReturnedByBank,
} from '@trevo/contract/ops/payments/payments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type {
  DepositRow,
  PaymentRow,
  ReversalRow,
} from '../../deposits/common/repository/tables.ts'
import type { LookupContext } from '../context.ts'
import { maskPayerDocument, maskPayerName } from '../domain/mask-payer.ts'

/** A held Pix of an unknown payer is returned after so long. */
const holdMaxMs = dayMs

/** The member's name without the brand. */
export const usernameOf = async (
  { members }: Pick<LookupContext, 'members'>,
  memberId: bigint,
): Promise<string> => {
  const member = await members.findDepositMember(memberId)
  if (!member) throw new Error(`a deposit of the unknown member ${memberId}`)
  return member.account.slice(member.account.indexOf('@') + 1)
}

export const presentDeposit = async (
  context: LookupContext,
  row: DepositRow,
): Promise<ListedDeposit> => ({
  depositId: row.id,
  username: await usernameOf(context, row.member_id),
  status: row.status,
  amount: formatMoney(row.amount_minor),
  txid: row.txid,
  createdAt: row.created_at.toISOString(),
  creditedAt: row.credited_at?.toISOString() ?? null,
  endToEndId: row.credited_e2e_id,
})

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentPayment = async (
  context: LookupContext,
  row: PaymentRow,
): Promise<ReceivedPayment> => ({
  endToEndId: row.e2e_id,
  status: row.status,
  reason: row.reason,
  amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
  depositId: row.deposit_id,
  username: row.member_id === null ? null : await usernameOf(context, row.member_id),
  payerName: row.payer_name === null ? null : maskPayerName(row.payer_name),
  payerDocument: row.payer_document === null ? null : maskPayerDocument(row.payer_document),
  noticedAt: row.noticed_at.toISOString(),
  paidAt: textOf(row.paid_at),
  decidedAt: textOf(row.decided_at),
  refundedAt: textOf(row.refunded_at),
  refundAttempts: row.refund_number,
  nextTryAt: textOf(row.next_call_at),
  endsAt:
    row.status === 'held' ? new Date(row.noticed_at.getTime() + holdMaxMs).toISOString() : null,
})

export const presentReturn = async (
  context: LookupContext,
  row: ReversalRow,
): Promise<ReturnedByBank> => ({
  endToEndId: row.e2e_id,
  returnId: row.refund_id,
  what: row.what,
  depositId: row.deposit_id,
  username: await usernameOf(context, row.member_id),
  amount: formatMoney(row.amount_minor),
  fromBalance: formatMoney(row.covered_minor),
  owed: formatMoney(row.owed_minor),
  reversedAt: row.reversed_at.toISOString(),
  settledAt: textOf(row.settled_at),
})
