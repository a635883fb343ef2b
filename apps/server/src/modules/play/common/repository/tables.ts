import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { HeldCreditState } from '../domain/held-money.ts'
import type { SettlementState } from '../domain/settlement.ts'
import type { TableSignalTables } from './table-signal-tables.ts'

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

type FreeCampaignTable = {
  id: string
  source: string
  source_id: string
  vendor: string
  member_id: bigint
  node_id: number
  game_code: string
  rounds: number
  used: Generated<number>
  stake_minor: bigint
  win_turnover: Generated<number>
  state: Generated<'asked' | 'granted' | 'refused' | 'cancelling' | 'cancelled'>
  created_at: Date
  expires_at: Date
  cancelled_by: Later<string>
  cancel_reason: Later<string>
}

type FreeStakeTable = {
  vendor: string
  debit_txn: string
  campaign_id: string
  is_returned: Generated<boolean>
}

export type FreeCampaignRow = Selectable<FreeCampaignTable>

export type PlayTables = TableSignalTables & {
  'play.free_campaign': FreeCampaignTable
  'play.free_stake': FreeStakeTable
  'play.payout_limit': { brand_id: number; stakes_max: number; payout_max_minor: bigint }
  'play.held_credit_setting': { brand_id: number; second_person_from_minor: bigint }
  'play.held_credit': {
    id: string
    vendor: string
    credit_txn: string
    debit_txn: string
    member_id: bigint
    brand_id: number
    node_id: number
    round_id: string
    amount_minor: bigint
    stake_minor: bigint
    cap_minor: bigint
    paid_minor: bigint
    settled_stake: boolean
    transfer_id: bigint
    state: HeldCreditState
    held_at: Date
  }
  'play.held_credit_event': {
    id: Generated<bigint>
    held_credit_id: string
    kind: HeldCreditState
    operator: string | null
    reason: string | null
    happened_at: Date
  }
  'play.big_win': {
    node_id: number
    vendor: string
    debit_txn: string
    member_id: bigint
    payout_minor: bigint
    placed_at: Date
  }
  'play.player': { ref: string; vendor: string; member_id: bigint }
  'play.launch': {
    token_hash: Buffer
    vendor: string
    member_id: bigint
    site_session_id: string
    node_id: number
    game_code: string
    language: Language
    profile: JSONColumnType<GameProfile, string, string>
    lobby_url: string
    deposit_url: string
    history_url: string
    created_at: Date
    expires_at: Date
    used_at: Later<Date>
  }
  'play.game_session': {
    id: Generated<bigint>
    token_hash: Buffer
    vendor: string
    member_id: bigint
    player_ref: string
    site_session_id: string
    node_id: number
    game_code: string
    currency: string
    stake_max_minor: bigint
    started_at: Date
    expires_at: Date
    ended_at: Later<Date>
  }
  /** The settlements: how each stake was decided. */
  'play.fate': {
    bucket: number
    vendor: string
    debit_txn: string
    state: SettlementState
    credit_txn: Later<string>
    first_payout_minor: Generated<bigint>
    payout_minor: Generated<bigint>
    member_id: bigint
    round_id: string
    round_closed: Generated<boolean>
    decided_at: Date
    /** The part of the stake that was never at risk and does not count. */
    uncounted_minor: Generated<bigint>
    /** The part of all credits that other players lost. */
    won_from_players_minor: Generated<bigint>
    /** Never returned. */
    is_final: Generated<boolean>
  }
  'play.extra_credit': {
    vendor: string
    credit_txn: string
    debit_txn: string
    payout_minor: bigint
    round_closed: boolean
    created_at: Date
  }
  'play.bet': {
    bucket: number
    vendor: string
    debit_txn: string
    transfer_id: bigint
    member_id: bigint
    node_id: number
    round_id: string
    stake_minor: bigint
    placed_at: Date
    asked_at: Later<Date>
    vendor_settled_at: Later<Date>
  }
  'play.statement_run': {
    vendor: string
    day: string
    compared_at: Date
    bets: number | null
    differences: number
  }
  'play.incident': {
    id: Generated<bigint>
    vendor: string
    what: string
    about: string
    detail: JSONColumnType<Record<string, unknown>, string, string>
    happened_at: Date
    resolved_at: Later<Date>
    /** Null where no member of a brand is named. */
    brand_id: Later<number>
    owner: Later<string>
    closed_by: Later<string>
  }
  'play.incident_event': {
    id: Generated<bigint>
    incident_id: bigint
    kind: 'opened' | 'assigned' | 'noted' | 'closed'
    operator: string
    note: string | null
    at: Date
  }
  'play.stop': {
    id: string
    brand_id: number
    scope: 'platform' | 'vendor' | 'game'
    vendor: string | null
    node_id: number | null
    reason: string
    stopped_by: string
    stopped_at: Date
    confirm_until: Date
    confirmed_by: Later<string>
    confirmed_at: Later<Date>
    ended_at: Later<Date>
    ended_by: Later<string>
    ended_how: Later<'reverted' | 'resumed'>
  }
  /** Squares of minor units go beyond bigint and are read as text. */
  'play.game_return': {
    brand_id: number
    node_id: number
    day: string
    bets: bigint
    stake_minor: bigint
    payout_minor: bigint
    stake_squared: string
    payout_squared: string
    stake_payout: string
  }
}

export type GameSessionRow = Selectable<PlayTables['play.game_session']>
export type StopRow = Selectable<PlayTables['play.stop']>
export type LaunchRow = Selectable<PlayTables['play.launch']>
export type SettlementRow = Selectable<PlayTables['play.fate']>
export type HeldCreditRow = Selectable<PlayTables['play.held_credit']>
