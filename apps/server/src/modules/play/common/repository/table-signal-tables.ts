import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import type { TableDealName, TableSignalKind } from '@trevo/contract/vendor/table-signals.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { SignalDecision, TableSignalState } from '../domain/signal-moves.ts'

/** Vendors' reports of players at tables, Trevo's own findings, and the decisions on them. */
export type TableSignalTables = {
  'play.table_signal': {
    id: Generated<bigint>
    vendor: string
    /** The vendor's; null for our own findings. */
    number: bigint | null
    /** The subject of a signal found by Trevo. */
    subject: string | null
    game_code: string
    kind: TableSignalKind
    rules_version: number
    member_id: bigint
    other_member_id: bigint
    brand_id: number
    other_brand_id: number
    figures: JSONColumnType<Readonly<Record<string, number>>, string, string>
    deals: JSONColumnType<readonly TableDealName[], string, string>
    links: readonly LinkReason[]
    state: Generated<TableSignalState>
    raised_at: Date
    received_at: Date
  }
  'play.table_signal_reader': { vendor: string; last_number: bigint }
  'play.table_signal_event': {
    id: Generated<bigint>
    signal_id: bigint
    state: SignalDecision
    operator: string
    reason: string
    happened_at: Date
  }
}
