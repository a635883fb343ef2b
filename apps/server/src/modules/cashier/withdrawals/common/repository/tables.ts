import type { AccountType, PixKeyType } from '@trevo/contract/wps/cashier/payee.ts'
import type {
  PayoutFailure,
  ReviewReason,
  WithdrawalEvent,
  WithdrawalStatus,
} from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { ColumnType } from 'kysely'
import type { PayeeTarget } from '../../../institutions/payout-port.ts'

export type WithdrawalSettingRow = {
  brand_id: number
  allowed: boolean
  amount_min_minor: bigint
  amount_max_minor: bigint
  free_per_day: number
  fee_minor: bigint
  turnover_bp: number
  auto_max_minor: bigint
  first_max_minor: bigint
  new_device_max_minor: bigint
  /** The amount that may be won from other members in 30 days without a review of the withdrawal. */
  members_won_max_minor: bigint
  day_count_max: number
  day_sum_max_minor: bigint
  four_eyes_from_minor: bigint
  peer_allowed: boolean
  peer_answer_min: number
}

export type PayeeHolderRow = { member_id: bigint; document: string | null; name: string | null }

export type PayeeRow = {
  member_id: bigint
  id: string
  client_id: string
  kind: 'pix' | 'bank'
  pix_key_type: PixKeyType | null
  pix_key: string | null
  bank_code: string | null
  bank_name: string | null
  branch: string | null
  account_number: string | null
  account_type: AccountType | null
  holder_document: string
  holder_name: string
  is_default: boolean
  created_at: Date
  removed_at: Date | null
}

/** The payee of a withdrawal, stored with it: later changes of the payee do not affect it. */
export type PayeeSnapshot = {
  readonly target: PayeeTarget
  readonly document: string
  readonly name: string
}

export type WithdrawalRow = {
  member_id: bigint
  id: string
  brand_id: number
  client_id: string
  channel: 'pix' | 'peer'
  payee_id: string
  payee: PayeeSnapshot
  amount_minor: bigint
  fee_minor: bigint
  status: WithdrawalStatus
  review_reasons: ReviewReason[]
  device_key: string
  first_operator: string | null
  second_operator: string | null
  remark: string | null
  payout_id: string
  failure: PayoutFailure | null
  e2e_id: string | null
  paid_minor: bigint
  created_at: Date
  payable_until: Date | null
  ended_at: Date | null
  next_call_at: Date | null
  call_attempts: number
}

export type WithdrawalEventRow = {
  member_id: bigint
  withdrawal_id: string
  event_number: number
  kind: WithdrawalEvent['kind']
  at: Date
  operator: string | null
  note: string | null
}

/** A question to the member; it ends with the answer, or with the decision about the withdrawal. */
export type WithdrawalQuestionRow = {
  id: string
  member_id: bigint
  withdrawal_id: string
  brand_id: number
  wants: 'text' | 'picture'
  question: string
  asked_by: string
  asked_at: Date
  answer: string | null
  /** WebP. */
  picture: Buffer | null
  answered_at: Date | null
  closed_at: Date | null
}

export type WithdrawalNoteRow = {
  id: string
  withdrawal_id: string
  brand_id: number
  operator: string
  note: string
  at: Date
}

// Kysely reads the row types; JSON goes in as text.
type WithdrawalTable = Omit<WithdrawalRow, 'payee'> & {
  payee: ColumnType<PayeeSnapshot, string, never>
}

export type WithdrawalTables = {
  'cashier.withdrawal_setting': WithdrawalSettingRow
  'cashier.payee_holder': PayeeHolderRow
  'cashier.payee': PayeeRow
  'cashier.withdrawal': WithdrawalTable
  'cashier.withdrawal_event': WithdrawalEventRow
  'cashier.withdrawal_question': WithdrawalQuestionRow
  'cashier.withdrawal_note': WithdrawalNoteRow
  'cashier.turnover_mark': { member_id: bigint; deposit_seq: bigint }
}
