import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'

/** Written as text; read as values. */
type JsonColumn<Value> = ColumnType<Value, string, never>

export type ChangeRequestTable = {
  id: string
  brand_id: number
  kind: string
  right_code: string
  target: string
  input: JsonColumn<Facts>
  before: JsonColumn<Facts>
  after: JsonColumn<Facts>
  version: string
  is_blind: boolean
  amount_minor: bigint | null
  reason: string
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired'
  asked_by: bigint
  asked_person: ColumnType<bigint, never, never>
  asked_at: Date
  expires_at: Date
  decided_by: bigint | null
  decided_person: ColumnType<bigint | null, never, never>
  decided_at: Date | null
  decision_reason: string | null
}
export type ChangeRequestRow = Selectable<ChangeRequestTable>

/** Who did something, with which right, from where. */
type ActColumns = {
  brand_id: number
  at: Date
  operator_id: bigint
  operator: string
  act: string
  right_code: string
  target: string
  fields: string[]
  reason: string | null
  address: string
  request_id: string
}

export type AuditTable = ActColumns & {
  position: bigint
  before: JsonColumn<Facts | null>
  after: JsonColumn<Facts | null>
  hash: Buffer
}

export type DataAccessTable = ActColumns & { id: Generated<bigint> }

export type StaffTables = {
  'staff.role': {
    id: Generated<bigint>
    brand_id: number
    code: string
    is_delivered: boolean
  }
  'staff.role_right': { role_id: bigint; right_code: string; ceiling_minor: bigint | null }
  'staff.operator_role': {
    operator_id: bigint
    role_id: bigint
    granted_at: Date
    ends_at: Date | null
    ceiling_minor: bigint | null
  }
  'staff.role_event': {
    id: Generated<bigint>
    operator_id: bigint
    brand_id: number
    role_code: string
    kind: 'granted' | 'revoked'
    ordered_by: string
    ends_at: Date | null
    ceiling_minor: bigint | null
    at: Date
  }
  'staff.person': {
    id: Generated<bigint>
    name: string
    same_as: bigint | null
    created_at: Date
    disabled_at: Date | null
  }
  'staff.person_account': { operator_id: bigint; person_id: bigint }
  'staff.account_person': { operator_id: bigint; person_id: bigint }
  'staff.change_request': ChangeRequestTable
  'staff.change_comment': {
    id: string
    request_id: string
    operator_id: bigint
    at: Date
    text: string
  }
  'staff.audit_chain': { brand_id: number; position: bigint; hash: Buffer }
  'staff.audit': AuditTable
  'staff.data_access': DataAccessTable
  'staff.data_access_hour': {
    brand_id: number
    number: bigint
    closed_at: Date
    last_id: bigint
    row_count: bigint
    hash: Buffer
  }
  'staff.assignment': {
    brand_id: number
    kind: string
    target: string
    operator_id: bigint
    assigned_by: bigint
    at: Date
  }
  'staff.viewer': {
    brand_id: number
    operator_id: bigint
    kind: string
    target: string
    since: Date
    seen_at: Date
  }
  'staff.saved_view': {
    id: Generated<bigint>
    brand_id: number
    operator_id: bigint
    page: string
    name: string
    search: string
    is_shared: boolean
    at: Date
  }
}
export type StaffDb = Kysely<StaffTables>
