import type { RoundState } from '@trevo/contract/rgs/round.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Json as PlainJson } from '@trevo/game-rules/engine/json.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

type Json<Value extends object> = JSONColumnType<Value, string, string>
/** Null until it is known. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
type LaterJson<Value extends object> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>

/** A list as JSON; empty by default. */
type StoredList<Item> = ColumnType<readonly Item[], string | undefined, string>

/** Any JSON, null included. */
type AnyJson = ColumnType<PlainJson, string, string>

export type SessionTable = {
  id: Generated<bigint>
  token_hash: Buffer
  player_ref: string
  game_code: string
  wallet_token: Buffer
  language: Language
  currency: 'BRL'
  profile: Json<GameProfile>
  lobby_url: string
  deposit_url: string
  history_url: string
  started_at: Date
  expires_at: Date
}

export type CommitmentTable = {
  number: bigint
  commitment: string
  committed_at: Date
  chain: string
}

export type SeedPairTable = {
  id: Generated<bigint>
  player_ref: string
  server_seed: Buffer
  commitment: string
  commitment_number: bigint
  /** Null until the player sends one. */
  client_seed: Later<string>
  nonce: Generated<number>
  created_at: Date
  revealed_at: Later<Date>
}

export type RoundTable = {
  id: string
  player_ref: string
  game_code: string
  maths_version: number
  session_id: bigint
  state: RoundState
  stake_minor: bigint
  payout_minor: Generated<bigint>
  client_seed: string
  seed_pair_id: Later<bigint>
  nonce: Later<number>
  choice: AnyJson
  further_stake_minor: Generated<bigint>
  action_count: Generated<number>
  campaign_id: Later<string>
  room_game_id: Later<bigint>
  seat: Later<number>
  room_changed_at: Later<Date>
  table_place: Later<string>
  raised_with: Generated<readonly number[]>
  /** Its own id once it is returned, by a trigger. */
  seat_left_by: Later<string>
  /** Null if it is stored with its nonce (`findRound` and state changes of a round return it all the same). */
  outcome: LaterJson<object>
  legal: LaterJson<readonly StoredLegalAction[]>
  timeout_at: Later<Date>
  balance_before_minor: Later<bigint>
  balance_after_minor: Later<bigint>
  refusal: Later<string>
  refusal_detail: LaterJson<Record<string, unknown>>
  started_at: Date
  played_at: Later<Date>
  credited_at: Later<Date>
  closed_at: Later<Date>
  retry_at: Date
  attempt_count: Generated<number>
  stuck_reason: Later<string>
}

/** The newest round of a player and game; kept by a trigger of `rgs.round`. */
export type LastRoundTable = { player_ref: string; game_code: string; round_id: string }

/** Kept by triggers of `rgs.round`. */
export type UnfinishedRoundTable = { round_id: string; retry_at: Date }

export type UsedNonceTable = {
  seed_pair_id: bigint
  nonce: number
  round_id: string
  /** Null if it is stored in the round. */
  outcome: LaterJson<object>
}

/** The player's legal actions, as stored with a round: whole numbers of 1/10,000 BRL as text. */
export type StoredLegalAction = { readonly action: PlainJson; readonly stakeMinor: string }

export type ActionState = 'asked' | 'taken' | 'refused' | 'cancelling' | 'cancelled'

export type RoundActionTable = {
  round_id: string
  attempt: number
  number: number
  action: AnyJson
  stake_minor: bigint
  state: ActionState
  by_timeout: Generated<boolean>
  refusal: Later<string>
  refusal_detail: LaterJson<Record<string, unknown>>
  asked_at: Date
  decided_at: Later<Date>
}

export type ClientSeedTable = {
  player_ref: string
  client_seed: string
  seed_pair_id: bigint
  brought_at: Date
}

export type RoomChainTable = {
  id: Generated<bigint>
  game_code: string
  chain_end: string
  commitment_number: bigint
  salt: string
  game_count: number
  secret: Buffer
  created_at: Date
}

export type RoomTable = {
  game_code: string
  driver: string
  driven_at: Date
  driven_until: Date
}

export type TableVideoTable = {
  game_code: string
  url: string | null
  origins: readonly string[]
  changed_by: string
  changed_at: Date
}

export type RoomGameTable = {
  id: Generated<bigint>
  game_code: string
  chain_id: bigint
  number: number
  /** The title's version when bets opened. */
  maths_version: number
  state: 'open' | 'flying' | 'over' | 'settled'
  opened_at: Date
  flies_at: Date
  is_interrupted: Generated<boolean>
  crash_at: Later<number>
  /** A table's draw, revealed when it is over. */
  outcome: LaterJson<object>
  seed: Later<string>
  ended_at: Later<Date>
  /** The player that a seat is kept for, or was dealt to. */
  seats: StoredList<SeatTaken>
  moves: StoredList<StoredMove>
  turn_ends_at: Later<Date>
  ends_at: Later<Date>
}

export type GameToCompareTable = { room_game_id: bigint }

export type BetPairDayTable = {
  game_code: string
  rules_version: number
  player_ref: string
  other_ref: string
  day: string
  round_count: number
  opposite_count: number
  own_minor: bigint
  other_minor: bigint
  together_minor: bigint
}

export type SeatTaken = { readonly seat: number; readonly playerRef: string }

/** A decision of a seat, as its table stores it. */
export type StoredMove = {
  readonly seat: number
  readonly kind: string
  /** Its time was over. */
  readonly isTimeout?: true
}

export type FreeCampaignTable = {
  id: string
  player_ref: string
  game_code: string
  rounds: number
  used: Generated<number>
  stake_minor: bigint
  created_at: Date
  expires_at: Date
  cancelled_at: Later<Date>
}

export type PondSeatTable = {
  game_code: string
  pond: number
  seat: number
  player_ref: string
  held_until: Date
  sat_down_at: Date
  next_shot_at: Date
  cannon: Later<string>
  shot_minor: Later<bigint>
  tide: Later<bigint>
  fish: Later<number>
  shot_count: Generated<number>
}

export type PondCatchTable = {
  game_code: string
  pond: number
  tide: bigint
  fish: number
  seat: number
  round_id: string
  payout_minor: bigint
  caught_at: Date
}

export type PondHitTable = {
  game_code: string
  pond: number
  tide: bigint
  fish: number
  round_id: string
  seat: number
  points: number
  payout_minor: bigint
  hit_at: Date
}

export type RgsTables = {
  'rgs.free_campaign': FreeCampaignTable
  'rgs.pond_seat': PondSeatTable
  'rgs.pond_catch': PondCatchTable
  'rgs.pond_hit': PondHitTable
  'rgs.bet_pair_day': BetPairDayTable
  'rgs.game_to_compare': GameToCompareTable
  'rgs.room': RoomTable
  'rgs.room_chain': RoomChainTable
  'rgs.room_game': RoomGameTable
  'rgs.room_stream': TableVideoTable
  'rgs.client_seed': ClientSeedTable
  'rgs.session': SessionTable
  'rgs.commitment': CommitmentTable
  'rgs.seed_pair': SeedPairTable
  'rgs.round': RoundTable
  'rgs.last_round': LastRoundTable
  'rgs.unfinished_round': UnfinishedRoundTable
  'rgs.used_nonce': UsedNonceTable
  'rgs.round_action': RoundActionTable
}

export type SessionRow = Selectable<SessionTable>
export type SeedPairRow = Selectable<SeedPairTable>
export type RoomChainRow = Selectable<RoomChainTable>
export type RoomGameRow = Selectable<RoomGameTable>
export type TableVideoRow = Selectable<TableVideoTable>
export type PondSeatRow = Selectable<PondSeatTable>
export type PondCatchRow = Selectable<PondCatchTable>
export type PondHitRow = Selectable<PondHitTable>
export type RoundRow = Selectable<RoundTable>
export type RoundActionRow = Selectable<RoundActionTable>
export type FreeCampaignRow = Selectable<FreeCampaignTable>
