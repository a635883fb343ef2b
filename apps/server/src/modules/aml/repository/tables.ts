import type {
  AlertState,
  AmlCaseState,
  AmlRule,
  ClassReason,
  RiskClass,
} from '@trevo/contract/ops/compliance/aml.ts'
import type { Generated, Kysely, Selectable } from 'kysely'
import type { EventKind } from '../domain/events.ts'
import type { EvidenceKind, PaymentKind } from '../domain/facts.ts'

type PaymentTable = {
  transfer_id: bigint
  member_id: bigint
  at: Date
  kind: PaymentKind
  amount_minor: bigint
  reference: string
}
export type PaymentRow = PaymentTable

type YearReportTable = {
  company_id: number
  year: number
  content: string
  sha256: Buffer
  made_at: Date
  made_by: string
}
export type YearReportRow = YearReportTable

type PersonTable = {
  person_id: bigint
  company_id: number
  member_id: bigint
  risk_class: RiskClass
  reasons: ClassReason[]
  calculated_at: Date
}
export type PersonRow = PersonTable

type CaseTable = {
  id: Generated<bigint>
  company_id: number
  brand_id: number
  person_id: bigint
  member_id: bigint
  title: string
  state: AmlCaseState
  opened_by: string
  opened_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
  due_at: Date | null
}
export type CaseRow = Selectable<CaseTable>

type AlertTable = {
  id: Generated<bigint>
  company_id: number
  brand_id: number
  person_id: bigint
  member_id: bigint
  rule: AmlRule
  key: string
  amount_minor: bigint | null
  state: Generated<AlertState>
  opened_at: Date
  due_at: Date
  closed_at: Date | null
  case_id: bigint | null
}
export type AlertRow = Selectable<AlertTable>

export type EvidenceRow = {
  alert_id: bigint
  kind: EvidenceKind
  reference: string
  at: Date | null
  amount_minor: bigint | null
}

type EventTable = {
  id: Generated<bigint>
  alert_id: bigint | null
  case_id: bigint | null
  client_id: Generated<string>
  at: Date
  kind: EventKind
  operator: string | null
  text: string
  reference: string | null
}
export type EventRow = Selectable<EventTable>

type ReportTable = {
  case_id: bigint
  schema_name: string
  content: Buffer
  sha256: Buffer
  made_at: Date
  made_by: string
}
export type ReportRow = Selectable<ReportTable>

export type AmlTables = {
  'aml.year_report': YearReportTable
  'aml.payment': PaymentTable
  'aml.play_hour': {
    member_id: bigint
    hour: Date
    stakes_minor: bigint
    prizes_minor: bigint
  }
  'aml.due': { member_id: bigint; changes: Generated<bigint>; since: Date }
  'aml.position': { source: string; at: Date; id: string }
  'aml.person': PersonTable
  'aml.class_change': {
    id: Generated<bigint>
    person_id: bigint
    at: Date
    risk_class: RiskClass
    reasons: ClassReason[]
  }
  'aml.case_file': CaseTable
  'aml.alert': AlertTable
  'aml.evidence': EvidenceRow
  'aml.event': EventTable
  'aml.report': ReportTable
  'aml.download': {
    case_id: bigint
    staff_person_id: bigint
    operator: string
    at: Date
    reason: string
  }
}
export type AmlDb = Kysely<AmlTables>
