import type { integrityEvents, integrityStates } from '@trevo/contract/ops/compliance/integrity.ts'
import type { Generated, Kysely, Selectable } from 'kysely'

export type IntegrityTables = {
  'integrity.case_file': {
    case_id: Generated<bigint>
    brand_id: number
    client_id: string
    match_id: bigint
    match: string
    league: string
    state: (typeof integrityStates)[number]
    grounds: string
    opened_at: Date
    opened_by: string
    due_at: Date
    notice: string | null
    notice_sha256: Buffer | null
  }
  'integrity.event': {
    event_id: Generated<bigint>
    case_id: bigint
    at: Date
    kind: (typeof integrityEvents)[number]
    operator: string
    text: string
  }
}

export type CaseRow = Selectable<IntegrityTables['integrity.case_file']>
export type EventRow = Selectable<IntegrityTables['integrity.event']>
export type IntegrityDb = Kysely<IntegrityTables>
