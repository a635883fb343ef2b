import type { TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

/** Null until it is known. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
type AnyJson = ColumnType<Json, string, string>

export type CardTableState = 'gathering' | 'committing' | 'showing' | 'playing' | 'over'

export type CardTableTable = {
  id: string
  /** The game's code, and at a tournament its code: see `tableCodeOf`. */
  game_code: string
  rules_version: number
  entry_minor: bigint
  seat_count: number
  state: CardTableState
  revision: Generated<number>
  deal_number: Generated<number>
  deadline_at: Later<Date>
  bank_since: Later<Date>
  rake_minor: Generated<bigint>
  button_seat: Later<number>
  sit_and_go: Later<string>
  buy_in_minor: Later<bigint>
  started_at: Later<Date>
  hand_count: Generated<number>
  prize_minor: Generated<bigint>
  opened_at: Date
  closed_at: Later<Date>
}

export type SeatState =
  | 'asked'
  | 'seated'
  | 'paying'
  | 'paid'
  | 'returning'
  | 'returned'
  | 'refused'

export type ReturnedFor = 'nobody_came' | 'left' | 'no_seed' | 'cancelled'

export type SeatTable = {
  round_id: string
  table_id: string
  seat: number
  player_ref: string
  game_code: string
  session_id: bigint
  name: string
  is_automatic: boolean
  /** The house opponent: its seat has no round at the platform. */
  is_house: Generated<boolean>
  state: SeatState
  entry_minor: bigint
  stack_minor: Generated<bigint>
  payout_minor: Generated<bigint>
  /** The house's share of its chips: what counts as staked. */
  fee_minor: Generated<bigint>
  bank_ms: number
  missed_moves: Generated<number>
  is_sitting_out: Generated<boolean>
  is_leaving: Generated<boolean>
  must_post: Generated<boolean>
  deal_count: Generated<number>
  idle_since: Later<Date>
  chips: Generated<number>
  missed_seeds: Generated<number>
  finish_place: Later<number>
  phrase: Later<TablePhrase>
  said_at: Later<Date>
  returned_for: Later<ReturnedFor>
  refusal: Later<string>
  refusal_detail: ColumnType<
    Record<string, unknown> | null,
    string | null | undefined,
    string | null
  >
  balance_after_minor: Later<bigint>
  started_at: Date
  ended_at: Later<Date>
  retry_at: Date
  attempt_count: Generated<number>
  stuck_reason: Later<string>
}

/** A seat in a deal, as the deal stores it. */
export type DealSeat = {
  readonly seat: number
  readonly roundId: string
  readonly playerRef: string
  /** Whole 1/10,000 BRL as text; a chip of a tournament counts 100. */
  readonly stackMinor: string
  /** At a cash table: it brings a big blind to come in. */
  readonly posts?: boolean
  /** In a tournament: it is away, and its seed is the public one. */
  readonly isStandIn?: boolean
  readonly commitment: string | null
  readonly seed: string | null
}

export type DealTable = {
  table_id: string
  number: number
  state: 'committing' | 'showing' | 'playing' | 'over' | 'void'
  seats: JSONColumnType<readonly DealSeat[], string, string>
  commitment: string
  commitment_number: bigint
  server_seed: Buffer
  result: ColumnType<StoredResult | null, string | null | undefined, string | null>
  hand_number: Later<number>
  begun_at: Date
  dealt_at: Later<Date>
  ended_at: Later<Date>
}

/** Whole 1/10,000 BRL as text. */
export type StoredResult = { readonly stacksMinor: readonly string[]; readonly rakeMinor: string }

export type MoveTable = {
  table_id: string
  deal_number: number
  number: number
  seat: number
  move: AnyJson
  by_clock: boolean
  after_ms: number
  made_at: Date
}

export type ClientCommitmentTable = {
  player_ref: string
  commitment: string
  table_id: string
  deal_number: number
}

export type CardTables = {
  'cards.card_table': CardTableTable
  'cards.seat': SeatTable
  'cards.deal': DealTable
  'cards.move': MoveTable
  'cards.client_commitment': ClientCommitmentTable
}

export type CardTableRow = Selectable<CardTableTable>
export type SeatRow = Selectable<SeatTable>
export type DealRow = Selectable<DealTable>
export type MoveRow = Selectable<MoveTable>
