import type { RoundState } from '@trevo/contract/rgs/round.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

type Json<Value extends object> = JSONColumnType<Value, string, string>
/** Null until it is known. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
type LaterJson<Value extends object> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>

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
  /** Null until the player brings one. */
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
  outcome: LaterJson<RoundOutcome>
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

export type ClientSeedTable = {
  player_ref: string
  client_seed: string
  seed_pair_id: bigint
  brought_at: Date
}

export type RgsTables = {
  'rgs.client_seed': ClientSeedTable
  'rgs.session': SessionTable
  'rgs.commitment': CommitmentTable
  'rgs.seed_pair': SeedPairTable
  'rgs.round': RoundTable
}

export type SessionRow = Selectable<SessionTable>
export type SeedPairRow = Selectable<SeedPairTable>
export type RoundRow = Selectable<RoundTable>
