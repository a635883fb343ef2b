import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { SignificantKind } from '@trevo/contract/ops/ledger/events.ts'
import type { Generated, Kysely, Selectable } from 'kysely'
import type { Sums as SumsOf } from '../domain/sums.ts'

type Sums = { -readonly [Key in keyof SumsOf]: SumsOf[Key] }

type SignificantEventTable = {
  id: Generated<bigint>
  brand_id: number
  at: Date
  kind: SignificantKind
  subject: string
  persons: string[]
  member_id: bigint | null
  node_id: number | null
  amount_minor: bigint | null
  transfer_id: bigint | null
  facts: Facts
}
export type SignificantEventRow = Selectable<SignificantEventTable>

export type ReportsTables = {
  'reports.brand_zone': { brand_id: number; time_zone: string }
  'reports.player_brand': { member_id: bigint; brand_id: number }
  'reports.progress': { one: boolean; counted_until: Date }
  'reports.game': { node_id: number; product: string; vendor: string }
  'reports.hour': Sums & { brand_id: number; hour: Date; node_id: number }
  'reports.minute': {
    brand_id: number
    minute: Date
    product: string
    stakes_minor: bigint
    prizes_minor: bigint
    deposits_minor: bigint
    withdrawals_minor: bigint
  }
  'reports.member_day': {
    brand_id: number
    day: string
    member_id: bigint
    stakes_minor: bigint
    prizes_minor: bigint
    payments_minor: bigint
  }
  'reports.player': {
    brand_id: number
    period: number
    node_id: number
    member_id: bigint
    first_at: Date
  }
  'reports.win': {
    brand_id: number
    day: string
    node_id: number
    transfer_id: bigint
    amount_minor: bigint
    member_id: bigint
    round_id: string
    at: Date
  }
  'reports.correction': {
    brand_id: number
    day: string
    transfer_id: bigint
    node_id: number
    kind: string
    amount_minor: bigint
    at: Date
  }
  'reports.significant_event': SignificantEventTable
  'reports.day': {
    brand_id: number
    day: string
    closed_at: Date
    players: bigint
    available_minor: bigint
    held_minor: bigint
    hash: Buffer
  }
  'reports.day_line': Sums & { brand_id: number; day: string; node_id: number; players: bigint }
  'reports.liability': {
    brand_id: number
    day: string
    what: string
    code: string
    amount_minor: bigint
    items: bigint
    measured_at: Date
  }
}

export type ReportsDb = Kysely<ReportsTables>
