import type { Facts } from '@trevo/contract/ops/approvals.ts'

export type PlannedChangeRow = {
  id: string
  brand_id: number
  /** As `targetOf` names it. */
  target: string
  /** A `LoyaltySetting`. */
  setting: unknown
  before: Facts
  after: Facts
  starts_at: Date
  asked_by: string
  decided_by: string
  reason: string
  decided_at: Date
  applied_at: Date | null
  cancelled_at: Date | null
  cancelled_by: string | null
  problem: string | null
}

export type LoyaltyTables = { 'loyalty.planned_change': PlannedChangeRow }
