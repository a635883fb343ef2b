import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'

export type PeerPaymentRow = {
  member_id: bigint
  id: string
  withdrawal_id: string
  part_id: string
  amount_minor: bigint
  e2e_id: string
  sent_at: Date
  outcome: PeerOutcome
  answer_until: Date
  answered_at: Date | null
  proof: Buffer | null
  next_call_at: Date | null
  call_attempts: number
}

export type PeerPaymentTables = WithdrawalTables & {
  'cashier.peer_payment': PeerPaymentRow
}
