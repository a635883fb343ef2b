import type { Generated } from 'kysely'
import type { Team } from '@trevo/sports-rules/league/demo-leagues.ts'
import type { Incident } from '@trevo/sports-rules/league/play-incidents.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import type { BetKind } from '@trevo/sports-rules/markets/market.ts'
import type { LegResult } from '@trevo/sports-rules/markets/settle.ts'
import type { Mark, Sport } from '@trevo/sports-rules/match.ts'
import type { SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import type { SeasonState } from './seasons/domain/season.ts'
import type { CreditKind } from './slips/domain/transfers.ts'

export type TeamShown = Pick<Team, 'code' | 'name' | 'hue' | 'crest'>

export type LeagueRow = {
  id: number
  brand_id: number
  code: string
  sport: Sport
  names: Record<string, string>
  is_youth: boolean
  on_sale: boolean
  feed: string
  teams: Team[]
  every_sec: number
  rest_sec: number
  tick_ms: number
  feed_key: string | null
  sort_order: number
  /** No bets are accepted on any of its matches; null while they are. */
  suspended_reason: string | null
  slip_minor_max: bigint | null
  payout_minor_max: bigint | null
  /** Added to the margin of each kind of market. */
  margin_plus_bp: number
}

export type FixtureStatus = 'scheduled' | 'live' | 'ended' | 'settled' | 'void'

export type FixtureRow = {
  id: bigint
  league_id: number
  ref: string
  round: number
  home: TeamShown
  away: TeamShown
  rates: Rates
  starts_at: Date
  commitment: string | null
  seed: string | null
  status: FixtureStatus
  tick: number
  marks: Mark[]
  incidents: Incident[]
  version: number
  book: Book
  priced_at: Date
  /** Bets at the current prices are accepted until then. */
  closes_at: Date | null
  suspended_until: Date | null
  /** Its feed has reported extra time, penalties or an abandoned match. */
  past_regular_time: boolean
  /** Keys, `*` for the whole match, `league` with its league. */
  suspended_markets: string[]
  suspend_reason: string | null
  overrides: Record<string, readonly string[]>
  attempt: number
  ended_at: Date | null
  settled_at: Date | null
  /** Null for a match. */
  season: SeasonState | null
  worked_by: string | null
  worked_until: Date | null
  /** A margin has changed since it was priced. */
  needs_price: boolean
}

export type MarketRuleRow = {
  brand_id: number
  kind: BetKind
  margin_bp: number
  on_sale: boolean
  stake_minor_max: bigint
  liability_minor_max: bigint | null
}

export type SettingRow = {
  brand_id: number
  stake_minor_min: bigint
  slip_minor_max: bigint
  payout_minor_max: bigint
  member_fixture_minor_max: bigint | null
  live_delay_ms: number
  suspend_ms: number
}

/** Limits of one member; null is no limit. */
export type MemberLimitRow = {
  brand_id: number
  member_id: bigint
  slip_minor_max: bigint | null
  payout_minor_max: bigint | null
  fixture_minor_max: bigint | null
  reason: string
  changed_at: Date
}

export type SlipStatus = 'open' | 'won' | 'lost' | 'void' | 'cashed'

export type SlipRow = {
  member_id: bigint
  id: bigint
  brand_id: number
  client_id: string
  fingerprint: string
  kind: SlipKind
  accepts: 'better' | 'any'
  bet_count: number
  stake_each_minor: bigint
  riding_each_minor: bigint
  stake_minor: bigint
  status: SlipStatus
  payout_minor: bigint
  cashed_minor: bigint
  sold_back_minor: bigint
  attempt: number
  /** The attempt whose end was last recorded as a settled bet; 0 before the first one. */
  bets_attempt: number
  placed_at: Date
  ended_at: Date | null
}

export type LegRow = {
  member_id: bigint
  slip_id: bigint
  position: number
  fixture_id: bigint
  market_key: string
  selection: string
  odds: number
  version: number
  result: LegResult | null
  share_won: number
  share_of: number
  deduction_pct: number
}

export type CreditState = 'due' | 'paid' | 'reversing' | 'reversed' | 'short'

export type CreditRow = {
  id: bigint
  fixture_id: bigint
  member_id: bigint
  slip_id: bigint
  attempt: number
  client_id: string | null
  /** For a cash-out, unless it was made before this was stored. */
  percent: number | null
  kind: CreditKind
  amount_minor: bigint
  state: CreditState
  short_minor: bigint
  created_at: Date
  paid_at: Date | null
}

export type DraftLeg = {
  readonly fixtureId: string
  readonly market: string
  readonly selection: string
  readonly odds: number
}

type WithDefaults<Row, Keys extends keyof Row> = {
  [Column in keyof Row]: Column extends Keys ? Generated<Row[Column]> : Row[Column]
}

export type SportsTables = {
  'sportsbook.league': WithDefaults<
    LeagueRow,
    | 'id'
    | 'on_sale'
    | 'feed'
    | 'rest_sec'
    | 'feed_key'
    | 'suspended_reason'
    | 'slip_minor_max'
    | 'payout_minor_max'
    | 'margin_plus_bp'
  >
  'sportsbook.league_seed': { league_id: number; seed: string }
  'sportsbook.fixture': WithDefaults<FixtureRow, Exclude<keyof FixtureRow, 'ref' | 'league_id'>>
  'sportsbook.market_rule': MarketRuleRow
  'sportsbook.setting': SettingRow
  'sportsbook.member_limit': MemberLimitRow
  'sportsbook.slip': WithDefaults<
    SlipRow,
    | 'id'
    | 'status'
    | 'payout_minor'
    | 'cashed_minor'
    | 'sold_back_minor'
    | 'attempt'
    | 'bets_attempt'
    | 'ended_at'
  >
  'sportsbook.leg': WithDefaults<LegRow, 'result' | 'share_won' | 'share_of' | 'deduction_pct'>
  'sportsbook.credit': WithDefaults<
    CreditRow,
    'id' | 'client_id' | 'percent' | 'short_minor' | 'paid_at'
  >
  'sportsbook.slip_to_record': { member_id: bigint; slip_id: bigint }
  'sportsbook.draft': { member_id: bigint; legs: DraftLeg[]; updated_at: Date }
  'sportsbook.fixture_event': {
    id: Generated<bigint>
    fixture_id: bigint
    kind: string
    operator: string | null
    reason: string | null
    detail: string | null
    at: Date
  }
}
