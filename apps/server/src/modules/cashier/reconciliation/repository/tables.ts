import type { JSONColumnType } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'
import type { FindingKind } from '../domain/finding-kinds.ts'

export type ReconciliationRunRow = {
  id: string
  /** Null: all brands, from before runs were per brand. */
  brand_id: number | null
  cause: 'nightly' | 'demand'
  from_at: Date
  until_at: Date
  asked_at: Date
  asked_by: string | null
  status: 'asked' | 'running' | 'done'
  leased_until: Date
  done_at: Date | null
  received_count_theirs: number | null
  received_minor_theirs: bigint | null
  returned_minor_theirs: bigint | null
  received_count_ours: number | null
  received_minor_ours: bigint | null
  returned_minor_ours: bigint | null
  charges: number | null
  sent_count_theirs: number | null
  sent_minor_theirs: bigint | null
  sent_back_minor_theirs: bigint | null
  sent_count_ours: number | null
  sent_minor_ours: bigint | null
  sent_back_minor_ours: bigint | null
  mended: number | null
  incidents: number | null
}

export type FindingRow = {
  run_id: string
  kind: FindingKind
  subject: string
  mended: boolean
  detail: JSONColumnType<Record<string, string>>
  found_at: Date
  resolved_at: Date | null
}

export type FindingNoteRow = {
  id: string
  brand_id: number
  kind: string
  subject: string
  operator: string
  note: string
  at: Date
}

export type ClosedDayRow = {
  brand_id: number
  /** Calendar day in Brasília. */
  day: string
  run_id: string
  closed_by: string
  closed_at: Date
  noted: number
  remark: string
}

export type ReconciliationTables = DepositTables &
  WithdrawalTables & {
    'cashier.reconciliation_run': ReconciliationRunRow
    'cashier.finding': FindingRow
    'cashier.finding_note': FindingNoteRow
    'cashier.closed_day': ClosedDayRow
  }
