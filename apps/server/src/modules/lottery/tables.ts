import type { Generated } from 'kysely'
import type { GameLimit } from './lotteries/domain/limits.ts'
import type { NumberStyle } from './draws/domain/schedule.ts'
import type {
  GameChangeEventRow,
  GameChangeRow,
} from './game-changes/repository/game-change-rows.ts'
import type { CreditKind, DrawStatus, TicketStatus } from './common/domain/states.ts'
import type { InstantTables } from './instant/tables.ts'

export type { CreditKind, DrawStatus, TicketStatus }

export type GameRow = {
  id: number
  brand_id: number
  code: string
  rules_group: string
  group_code: string
  area: string | null
  names: Record<string, string>
  prize_mode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  account_type: 'TCG' | 'TCG_SEA' | 'TCG_LOTTO_VN'
  result_source: 'engine' | 'operators' | 'feed'
  lock_sec: number
  trace_draws_max: number
  number_style: NumberStyle
  odds_return_bp: number
  on_sale: boolean
  /** Sales begin then; null for those that were there before. */
  on_sale_from: Date | null
  sort_order: number
}

export type DrawRow = {
  id: bigint
  game_id: number
  draw_number: string
  drawn_on: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  status: DrawStatus
  attempt: number
  commitment: string
  root: string | null
  ticket_count: number | null
  stake_minor: bigint | null
  beacon: string | null
  client_seed: string | null
  result: string | null
  drawn_at: Date | null
  settled_at: Date | null
  prize_minor: bigint | null
  /** Everything that its stakes gave back, rebates and differences included; null before it was measured. */
  back_minor: bigint | null
  trouble: string | null
  worked_by: string | null
  worked_until: Date | null
  /** Whether its tickets' bets have their current decision; for a due draw, those up to `bets_after` do. */
  bets_state: 'none' | 'due' | 'done'
  bets_after: bigint
}

type DrawTable = {
  [Column in keyof DrawRow]: null extends DrawRow[Column]
    ? Generated<DrawRow[Column]>
    : Column extends 'id' | 'status' | 'attempt' | 'bets_state' | 'bets_after'
      ? Generated<DrawRow[Column]>
      : DrawRow[Column]
}

export type OrderRow = {
  member_id: bigint
  id: bigint
  brand_id: number
  game_id: number
  client_id: string
  part: number
  fingerprint: string
  prize_mode_id: number
  slip: string
  odds_return_bp: number
  item_count: number
  stakes_count: number
  stake_minor: bigint
  is_trace: boolean
  stops_on_win: boolean
  abandons: boolean
  ticket_count: number
  plan_minor: bigint
  first_draw_id: bigint
  last_draw_number: string
  upline_ids: bigint[]
  upline_shares: number[]
  placed_at: Date
  shared_ticket_id: string | null
  share_first: number | null
  share_count: number | null
  share_of: number | null
}

/** A saved slip of a member; while `active` it is staked on in every draw. */
export type SavedSlipRow = {
  member_id: bigint
  id: bigint
  brand_id: number
  game_id: number
  client_id: string
  name: string
  prize_mode_id: number
  slip: string
  item_count: number
  stakes_count: number
  stake_minor: bigint
  saved_at: Date
  state: 'idle' | 'active' | 'paused' | 'done'
  draws_left: number
  stops_on_win: boolean
  subscribed_count: number
  placed_count: number
  missed_count: number
  last_draw_id: bigint | null
  last_order_id: bigint | null
  paused_by: string | null
}

type SavedSlipGiven =
  | 'id'
  | 'state'
  | 'draws_left'
  | 'stops_on_win'
  | 'subscribed_count'
  | 'placed_count'
  | 'missed_count'
  | 'last_draw_id'
  | 'last_order_id'
  | 'paused_by'

export type SharedTicketState = 'open' | 'full' | 'returned'

/** A ticket that several members hold in equal shares. */
export type SharedTicketRow = {
  id: string
  brand_id: number
  game_id: number
  draw_id: bigint
  prize_mode_id: number
  slip: string
  odds_return_bp: number
  item_count: number
  stakes_count: number
  stake_minor: bigint
  share_of: number
  share_minor: bigint
  taken_count: number
  state: SharedTicketState
  opened_at: Date
  ended_at: Date | null
}

export type TicketRow = {
  member_id: bigint
  id: bigint
  order_id: bigint
  trace_number: number
  draw_id: bigint
  game_id: number
  multiple: number
  stake_minor: bigint
  rebate_minor: bigint
  shared_minor: bigint
  status: TicketStatus
  is_held: boolean
  leaf: Buffer
  placed_at: Date
  ended_at: Date | null
}

type WithId<Row extends { id: bigint }> = Omit<Row, 'id'> & { id: Generated<bigint> }

export type CreditState =
  | 'found'
  | 'review'
  | 'due'
  | 'paid'
  | 'reversing'
  | 'reversed'
  | 'short'
  | 'dropped'

export type CreditRow = {
  id: bigint
  draw_id: bigint
  attempt: number
  kind: CreditKind
  member_id: bigint
  ticket_id: bigint
  amount_minor: bigint
  state: CreditState
  short_minor: bigint
  paid_at: Date | null
}

export type SettlementRow = {
  draw_id: bigint
  attempt: number
  phase: 'finding' | 'paying' | 'done' | 'disputed'
  first_count: Generated<number>
  first_minor: Generated<bigint>
  second_count: Generated<number>
  second_minor: Generated<bigint>
  started_at: Date
  ended_at: Generated<Date | null>
}

export type GameLimitRow = GameLimit & { game_id: number }

export type SeriesRuleRow = {
  brand_id: number
  group_code: string
  prize_mode_id: number
  lowest: number
  bet_highest: number
  given: number
}

export type DrawEventRow = {
  draw_id: bigint
  kind: string
  operator: string | null
  reason: string | null
  detail: string | null
  at: Date
}

export type LotteryTables = InstantTables & {
  'lottery.game': GameRow
  'lottery.schedule': { game_id: number; from_on: string; time_zone: string; rule: unknown }
  'lottery.holiday': { game_id: number; closed_on: string }
  'lottery.game_change': WithId<GameChangeRow>
  'lottery.game_change_event': GameChangeEventRow & { id: Generated<bigint> }
  'lottery.draw': DrawTable
  'lottery.draw_seed': { draw_id: bigint; attempt: number; seed: string }
  'lottery.draw_event': DrawEventRow & { id: Generated<bigint> }
  'lottery.placed_order': WithId<OrderRow>
  'lottery.uncounted_stake': {
    draw_id: bigint
    member_id: bigint
    ticket_id: bigint
    uncounted_minor: bigint
  }
  'lottery.ticket': Omit<WithId<TicketRow>, 'status' | 'ended_at'> & {
    status: Generated<TicketStatus>
    ended_at: Generated<Date | null>
  }
  'lottery.game_limit': GameLimitRow
  'lottery.play_limit': {
    game_id: number
    play_id: number
    is_closed: boolean
    order_minor_max: bigint | null
  }
  'lottery.draw_stake': { draw_id: bigint; stake_minor: bigint }
  'lottery.exposure_rule': { game_id: number; play_id: number; liability_minor_max: bigint }
  'lottery.exposure': { draw_id: bigint; play_id: number; line: string; liability_minor: bigint }
  'lottery.series_rule': SeriesRuleRow
  'lottery.game_return': {
    game_id: number
    day: string
    draws: bigint
    stake_minor: bigint
    payout_minor: bigint
    stake_squared: string
    payout_squared: string
    stake_payout: string
  }
  'lottery.member_series': {
    member_id: bigint
    group_code: string
    prize_mode_id: number
    max_series: number
  }
  'lottery.settlement': SettlementRow
  'lottery.credit': WithId<CreditRow>
  'lottery.shared_ticket': Omit<SharedTicketRow, 'taken_count' | 'state' | 'ended_at'> & {
    taken_count: Generated<number>
    state: Generated<SharedTicketState>
    ended_at: Generated<Date | null>
  }
  'lottery.saved_slip': Omit<SavedSlipRow, SavedSlipGiven> & {
    [Column in SavedSlipGiven]: Generated<SavedSlipRow[Column]>
  }
  'lottery.setting': { brand_id: number; big_prize_minor: bigint | null }
}
