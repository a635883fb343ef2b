import type { DepositStatus, PaymentReason } from '@trevo/contract/wps/cashier/deposit.ts'
import type { UnreadableElement } from '../../../institutions/port.ts'
import type { PaymentStatus } from '../domain/deposit-states.ts'

export type DepositSettingRow = {
  brand_id: number
  allowed: boolean
  amount_min_minor: bigint
  amount_max_minor: bigint
  chips_minor: bigint[]
  charge_sec: number
  receiver_name: string
  receiver_city: string
  due_days_max: number
  /** The CPF is required before the first deposit, even if the jurisdiction does not require it. */
  cpf_required: boolean
}

export type DepositRow = {
  member_id: bigint
  id: string
  brand_id: number
  client_id: string
  amount_minor: bigint
  status: DepositStatus
  txid: string
  charge_sec: number
  location: string | null
  qr_text: string | null
  created_at: Date
  expires_at: Date | null
  credited_e2e_id: string | null
  credited_at: Date | null
  /** Calendar day; null for a charge that is paid at once. */
  due_on: string | null
  promotion_id: string | null
  next_call_at: Date | null
  call_attempts: number
}

export type PaymentRow = {
  e2e_id: string
  status: PaymentStatus
  reason: PaymentReason | null
  noticed_at: Date
  noticed_by: 'webhook' | 'poll' | 'member' | 'reconciliation'
  txid: string | null
  amount_minor: bigint | null
  paid_at: Date | null
  payer_document: string | null
  payer_name: string | null
  member_id: bigint | null
  deposit_id: string | null
  decided_at: Date | null
  refund_number: number
  refund_return_id: string | null
  refunded_at: Date | null
  /** Its amount is in suspense, the house `pix_returns`. */
  parked: boolean
  next_call_at: Date | null
  call_attempts: number
}

export type ReversalRow = {
  e2e_id: string
  refund_id: string
  /** The deposit itself, or money that promotions gave for it. */
  what: 'deposit' | 'promotion'
  member_id: bigint
  deposit_id: string
  amount_minor: bigint
  covered_minor: bigint
  owed_minor: bigint
  payments: number
  reversed_at: Date
  settled_at: Date | null
}

export type PaymentDecisionRow = {
  e2e_id: string
  operator: string
  reason: string
  decided_at: Date
}

export type ClosedAccountRow = {
  member_id: bigint
  closed_at: Date
  next_call_at: Date | null
  call_attempts: number
}

export type UnreadableElementRow = {
  fingerprint: string
  source: UnreadableElement['source']
  raw: string
  first_seen_at: Date
  last_seen_at: Date
  times_seen: bigint
}

export type PollPositionRow = { institution: string; read_until: Date; leased_until: Date }

export type DepositTables = {
  'cashier.deposit_setting': DepositSettingRow
  'cashier.deposit': DepositRow
  'cashier.payment': PaymentRow
  'cashier.reversal': ReversalRow
  'cashier.payment_decision': PaymentDecisionRow
  'cashier.closed_account': ClosedAccountRow
  'cashier.poll_position': PollPositionRow
  'cashier.unreadable_element': UnreadableElementRow
}
