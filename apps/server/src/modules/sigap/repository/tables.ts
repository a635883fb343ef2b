import type { Generated, Kysely } from 'kysely'
import type { FileKind } from '../domain/file-layout.ts'
import type { FileState } from '../domain/file-state.ts'

export type FileTable = {
  file_id: Generated<string>
  company_id: number
  kind: FileKind
  day: string
  part: number
  parts: number
  version: number
  schema_name: string
  records: number
  content: Buffer
  sha256: Buffer
  records_sha256: Buffer
  state: Generated<FileState>
  made_at: Date
  due_at: Date
  sent_at: Date | null
  decided_at: Date | null
  delivery_id: Generated<string>
  receipt: string | null
  tries: Generated<number>
  next_try_at: Date | null
}

export const eventKinds = [
  'made',
  'sent',
  'failed',
  'structure_ok',
  'accepted',
  'rejected',
  'resent',
  'corrected',
] as const
export type EventKind = (typeof eventKinds)[number]

export type SigapTables = {
  'sigap.brand': { brand_id: number; company_id: number; time_zone: string }
  'sigap.member': { member_id: bigint; brand_id: number }
  'sigap.progress': { one: Generated<boolean>; counted_until: Date }
  'sigap.wallet_day': {
    company_id: number
    day: string
    member_id: bigint
    deposits_minor: bigint
    withdrawals_minor: bigint
    stakes_minor: bigint
    prizes_minor: bigint
    given_minor: bigint
    commission_minor: bigint
    adjustments_minor: bigint
    change_minor: bigint
  }
  'sigap.play_day': {
    company_id: number
    day: string
    member_id: bigint
    node_id: number
    stakes_minor: bigint
    stake_count: bigint
    prizes_minor: bigint
    prize_count: bigint
  }
  'sigap.sports_movement': {
    company_id: number
    day: string
    transfer_id: bigint
    member_id: bigint
    slip: string
    at: Date
    kind: 'stake' | 'returned' | 'prize'
    amount_minor: bigint
  }
  'sigap.made_day': { company_id: number; day: string; made_at: Date }
  'sigap.file': FileTable
  'sigap.file_problem': {
    file_id: string
    position: number
    record: number
    code: string
    text: string
  }
  'sigap.file_event': {
    event_id: Generated<bigint>
    file_id: string
    at: Date
    kind: EventKind
    text: string
    operator: string | null
  }
}

export type SigapDb = Kysely<SigapTables>
