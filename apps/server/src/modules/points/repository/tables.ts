import type { PointRewardType, RedemptionStatus } from '@trevo/contract/wps/points.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Generated, Selectable } from 'kysely'

type RewardTable = {
  id: Generated<number>
  brand_id: number
  kind: PointRewardType
  names: Texts<string>
  conditions: Texts<string>
  drawing: string
  points_minor: bigint
  amount_minor: bigint
  prize_minor: bigint | null
  stock: number
  redeemed: number
  per_member: number
  needs_decision: boolean
  is_on: boolean
  place: number
}

type RedemptionTable = {
  id: string
  member_id: bigint
  brand_id: number
  client_id: string
  reward_id: number
  quantity: number
  points_minor: bigint
  amount_minor: bigint
  address: string | null
  phone: string | null
  status: RedemptionStatus
  remark: string
  decided_by: string | null
  applied_at: Date
  decided_at: Date | null
}

export type PointsTables = {
  'points.setting': {
    brand_id: number
    per_real_minor: bigint | null
    convert_minor_min: bigint
  }
  'points.rule': { brand_id: number; product: string; stake_minor: bigint; points_minor: bigint }
  'points.reward': RewardTable
  'points.redemption': RedemptionTable
  'points.conversion': {
    member_id: bigint
    client_id: string
    jurisdiction: string
    amount_minor: bigint
    points_minor: bigint
    converted_at: Date
  }
  'points.owed': { member_id: bigint; owed_minor: bigint }
  'points.counted_deposit': {
    transfer_id: bigint
    returned_minor: bigint
    points_minor: bigint | null
  }
  'points.deposit': { transfer_id: bigint; member_id: bigint; amount_minor: bigint; at: Date }
}

export type RewardRow = Selectable<RewardTable>
export type RedemptionRow = Selectable<RedemptionTable>
