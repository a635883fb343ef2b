import type {
  ContractPeriod,
  ContractProduct,
  ContractType,
} from '@trevo/contract/contract-terms.ts'
import type { Given } from '@trevo/contract/wps/agents/rebates.ts'
import type { ContractStatus } from '@trevo/contract/wps/agents/contracts.ts'
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { z } from 'zod'

type Status = z.infer<typeof ContractStatus>

export type ContractRow = {
  contract_id: string
  brand_id: number
  contract_type: ContractType
  product: ContractProduct
  giver_id: bigint
  receiver_id: bigint
  period: ContractPeriod | null
  rate_bp: number
  status: Status
  created_at: Date
  processed_at: Date | null
  /** The period in which it is in force. */
  signed_at: Date | null
  ended_at: Date | null
  carries_over: boolean
  needs_approval: boolean
}

export type ContractTierRow = {
  contract_id: string
  tier_index: number
  minimum_bet_minor: bigint
  net_loss_minor: bigint
  active_members: number
  rate_bp: number
  fixed_minor: bigint | null
  win_rate_bp: number | null
}

export type ContractEventRow = {
  event_id: ColumnType<bigint, never, never>
  contract_id: string
  action: 'N' | 'E' | 'A' | 'V' | 'C' | 'R'
  member_id: bigint | null
  happened_at: Date
}

type Sums = {
  deposit_minor: bigint
  withdraw_minor: bigint
  transfer_in_minor: bigint
  transfer_out_minor: bigint
  bet_minor: bigint
  win_minor: bigint
  rebate_minor: bigint
  promotion_minor: bigint
}

export type LinkRow = {
  link_id: string
  brand_id: number
  agent_id: bigint
  code: string
  member_type: 0 | 1
  note: string
  created_at: Date
  ends_at: Date | null
  closed_at: Date | null
  /** Series and rebates of members who register with it. */
  gives: Given
}

export type NodeRow = {
  member_id: bigint
  brand_id: number
  path: bigint[]
  link_id: string | null
  placed_at: Date
  /** Derived from the path. */
  upline_id: ColumnType<bigint | null, never, never>
}

export type StatementRow = {
  statement_id: Generated<bigint>
  /** Null for a decision about a dispute. */
  run_id: bigint | null
  contract_id: string
  giver_id: bigint
  receiver_id: bigint
  starts_at: Date
  ends_at: Date
  version: number
  inputs: string
  inputs_hash: string
  due_minor: bigint
  amount_minor: bigint
  status: 'due' | 'waiting' | 'paid' | 'settled'
  paid_minor: bigint
  /** What decisions added to the formula of the period. */
  decided_minor: Generated<bigint>
  created_at: Date
  paid_at: Date | null
}

export type LineRow = {
  statement_id: bigint
  line_number: number
  contract_id: string
  member_id: bigint
  source: string
  round_id: string
  node_id: number
  bet_minor: bigint
  win_minor: bigint
  rate_bp: number
  due_minor: bigint
  amount_minor: bigint
  is_correction: boolean
}

export type DisputeRow = {
  statement_id: bigint
  reason: string
  recounted_minor: bigint | null
  opened_at: Date
  answer: string | null
  answered_at: Date | null
  decision: string | null
  decided_by: string | null
  decided_at: Date | null
}

/** A line that a decision changed; line 0 is a whole statement without rounds. */
export type DisputeLineRow = {
  statement_id: bigint
  line_number: number
  before_minor: bigint
  due_minor: bigint
}

type MessageTable = {
  message_id: ColumnType<bigint, never, never>
  brand_id: number
  sender_id: bigint
  client_id: string
  sent_to: 'upline' | 'chosen' | 'all'
  receiver_ids: bigint[]
  body: string
  sent_at: Date
  told_at: Date | null
}
export type MessageRow = Selectable<MessageTable>
export type NewMessageRow = Insertable<MessageTable>

export type AgentsTables = {
  'agents.contract': ContractRow
  'agents.contract_tier': ContractTierRow
  'agents.contract_event': ContractEventRow
  'agents.node': NodeRow
  'agents.team_size': { node_id: bigint; members: number }
  'agents.former_path': {
    member_id: bigint
    path: bigint[]
    until: Date
    operator: string
    reason: string
  }
  'agents.register_link': LinkRow
  'agents.message': MessageTable
  'agents.round': {
    member_id: bigint
    source: string
    round_id: string
    node_id: number
    product: string
    bet_minor: bigint
    win_minor: bigint
    /** The valid part of its settled stakes; null for a round that began before this was reported. */
    valid_minor: bigint | null
    first_at: Date
    last_at: Date
    path: bigint[]
    changed_seq: bigint
  }
  'agents.game_product': { node_id: number; product: string }
  'agents.returned_deposit': { transfer_id: bigint; member_id: bigint }
  'agents.movement': {
    transfer_id: bigint
    member_id: bigint
    what: string
    type_code: number
    amount_minor: bigint
    balance_after_minor: bigint
    happened_at: Date
  }
  'agents.brand_zone': { brand_id: number; time_zone: string }
  'agents.own_hour': Sums & { member_id: bigint; hour: Date; product: string; path: bigint[] }
  'agents.team_hour': Sums & { node_id: bigint; hour: Date; product: string; changed_seq: bigint }
  'agents.run': {
    run_id: Generated<bigint>
    brand_id: number
    contract_type: ContractType | 'REBATE'
    period: string
    starts_at: Date
    ends_at: Date
    seen_seq: bigint
    began_at: Date
    statements_hash: string | null
    finished_at: Date | null
  }
  'agents.statement': StatementRow
  'agents.statement_line': LineRow
  'agents.dispute': DisputeRow
  'agents.dispute_line': DisputeLineRow
  'agents.debt': { contract_id: string; amount_minor: bigint }
}

/** The database or an open transaction of it. */
export type AgentsDb = Kysely<AgentsTables>
