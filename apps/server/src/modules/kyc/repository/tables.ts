import type {
  CaptureItem,
  CaseState,
  Cause,
  CheckKind,
  ImageKind,
} from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { LocationOutcome } from '../domain/judge-location.ts'
import type { Facts, Verdict } from '../domain/verdict.ts'
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'

type CaseTable = {
  id: Generated<bigint>
  person_id: bigint
  member_id: bigint
  brand_id: number
  state: CaseState
  form: Buffer | null
  wanted: CaptureItem[]
  causes: Cause[]
  note: string | null
  round: Generated<number>
  sign_up_address: string | null
  /** `yyyy-mm-dd` */
  document_expires_on: string | null
  opened_by: string | null
  created_at: Date
  changed_at: Date
}
export type CaseRow = Selectable<CaseTable>

type ImageTable = {
  id: string
  case_id: bigint
  kind: ImageKind
  content: Buffer
  fingerprint: Buffer
  at: Date
  replaced_at: Date | null
}
export type ImageRow = Selectable<ImageTable>

type CheckTable = {
  case_id: bigint
  round: number
  kind: CheckKind
  request_id: string
  verdict: Verdict | null
  causes: Cause[]
  facts: ColumnType<Facts, string, string>
  tries: Generated<number>
  due_at: Date
  answered_at: Date | null
}
export type CheckRow = Selectable<CheckTable>

export type CaseEventKind = 'state' | 'form' | 'image' | 'asked' | 'opened' | 'read'
type EventTable = {
  id: Generated<bigint>
  case_id: bigint
  at: Date
  kind: CaseEventKind
  state: CaseState | null
  operator: string | null
  content: string | null
}
export type EventRow = Selectable<EventTable>

type HandoverTable = {
  token_hash: Buffer
  key_hash: Buffer | null
  case_id: bigint
  created_at: Date
  expires_at: Date
  taken_at: Date | null
  closed_at: Date | null
}
export type HandoverRow = Selectable<HandoverTable>

type CallTable = {
  id: Generated<bigint>
  case_id: bigint | null
  member_id: bigint | null
  port: string
  request_id: string
  at: Date
  outcome: string
  content: Buffer
  content_hash: Buffer
  key_id: string
  signature: string
  kept_until: Date
}

type LocationTable = {
  session_id: string
  member_id: bigint
  brand_id: number
  address: string
  at: Date
  valid_until: Date
  outcome: LocationOutcome
  country: string
  region: string
  latitude: number
  longitude: number
}

export type KycTables = {
  'kyc.case': CaseTable
  'kyc.image': ImageTable
  'kyc.document': { document_key: Buffer; person_id: bigint; at: Date }
  'kyc.check': CheckTable
  'kyc.event': EventTable
  'kyc.handover': HandoverTable
  'kyc.call': CallTable
  'kyc.location': LocationTable
  'kyc.presence': { session_id: string; acted_at: Date }
}
export type KycDb = Kysely<KycTables>
