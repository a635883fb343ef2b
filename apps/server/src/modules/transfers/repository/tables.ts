export type FundTransferRow = {
  member_id: bigint
  id: string
  brand_id: number
  client_id: string
  vendor: string
  direction: 'out' | 'in'
  amount_minor: bigint
  status: 'pending' | 'done' | 'failed'
  created_at: Date
  ended_at: Date | null
  next_call_at: Date | null
  call_attempts: number
}

export type MemberTransferRow = {
  from_member_id: bigint
  id: string
  to_member_id: bigint
  client_id: string
  direction: 'up' | 'down'
  amount_minor: bigint
  remark: string
  sent_at: Date
}

export type ManyTransferRow = {
  from_member_id: bigint
  client_id: string
  amount_minor: bigint
  to_member_ids: bigint[]
  sent_at: Date
}

export type VaultPartRow = {
  member_id: bigint
  id: string
  client_id: string
  amount_minor: bigint
  put_at: Date
  opens_at: Date
  returned_at: Date | null
}

export type TransfersTables = {
  'transfers.vault_part': VaultPartRow
  'transfers.many_transfer': ManyTransferRow
  'transfers.player': { member_id: bigint; vendor: string; ref: string }
  'transfers.fund_transfer': FundTransferRow
  'transfers.member_transfer': MemberTransferRow
}
