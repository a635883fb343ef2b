import type { CaseState } from '@trevo/contract/ops/risk/risk.ts'
import type { Generated, Kysely, Selectable } from 'kysely'

export type CaseEventKind = 'opened' | 'note' | 'member' | 'owner' | 'state' | 'blocked'

type CaseTable = {
  id: Generated<bigint>
  brand_id: number
  client_id: string
  title: string
  state: Generated<CaseState>
  owner: string | null
  opened_by: string
  opened_at: Date
  changed_at: Date
}
export type CaseRow = Selectable<CaseTable>

export type CaseEventRow = {
  case_id: bigint
  client_id: string
  at: Date
  operator: string
  kind: CaseEventKind
  content: string
}

export type RiskTables = {
  'risk.case_file': CaseTable
  'risk.case_member': { case_id: bigint; member_id: bigint }
  'risk.case_event': CaseEventRow
}
export type RiskDb = Kysely<RiskTables>
