import type {
  ContractPeriod,
  ContractProduct,
  ContractType,
} from '@trevo/contract/contract-terms.ts'
import type { ContractStatus } from '@trevo/contract/wps/agents/contracts.ts'
import type { ColumnType, Kysely } from 'kysely'
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
}

export type ContractTierRow = {
  contract_id: string
  tier_index: number
  minimum_bet_minor: bigint
  net_loss_minor: bigint
  active_members: number
  rate_bp: number
}

export type ContractEventRow = {
  event_id: ColumnType<bigint, never, never>
  contract_id: string
  action: 'N' | 'E' | 'A' | 'V' | 'C' | 'R'
  member_id: bigint | null
  happened_at: Date
}

export type AgentsTables = {
  'agents.contract': ContractRow
  'agents.contract_tier': ContractTierRow
  'agents.contract_event': ContractEventRow
}

/** The database or an open transaction of it. */
export type AgentsDb = Kysely<AgentsTables>
