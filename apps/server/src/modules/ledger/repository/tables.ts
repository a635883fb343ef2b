import type { AdjustmentCause } from '@trevo/contract/ops/ledger/ledger.ts'
import type { Kysely } from 'kysely'

export type AdjustmentRow = {
  id: string
  brand_id: number
  member_id: bigint
  amount_minor: bigint
  cause: AdjustmentCause
  about_transfer: bigint | null
  evidence: string
  reason: string
  asked_by: string
  decided_by: string
  at: Date
  transfer_id: bigint
}

export type EvidenceRow = {
  id: string
  brand_id: number
  member_id: bigint
  /** Sealed. */
  content: Buffer
  fingerprint: Buffer
  added_by: string
  added_at: Date
  adjustment_id: string | null
}

export type LedgerTables = {
  'ledger.adjustment': AdjustmentRow
  'ledger.evidence': EvidenceRow
}
export type LedgerDb = Kysely<LedgerTables>
