import type { Generated, Kysely } from 'kysely'

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
  }
  'staff.role_event': {
    id: Generated<bigint>
    operator_id: bigint
    brand_id: number
    role_code: string
    kind: 'granted' | 'revoked'
    ordered_by: string
    ends_at: Date | null
    at: Date
  }
}
export type StaffDb = Kysely<StaffTables>
