import type { HeldReason } from '@trevo/contract/promotion-names.ts'
import type { PrizeType, RewardKind } from '@trevo/contract/wps/rewards/center.ts'
import type { MissionType } from '@trevo/contract/wps/rewards/missions.ts'
import type { TicketKind } from '@trevo/contract/wps/rewards/tickets.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { MissionPeriod } from './common/domain/periods.ts'

type Names = Texts<string>

/** The proof of a draw: see the contract's `DrawProof`. */
export type StoredProof = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly prizes: readonly { readonly configId: number; readonly weight: string }[]
  readonly configId: number
  readonly drawnType: PrizeType
}

type RewardTable = {
  id: GeneratedAlways<bigint>
  member_id: bigint
  brand_id: number
  jurisdiction: 'open' | 'br'
  kind: RewardKind
  names: Names
  prize_type: PrizeType
  prize_minor: bigint
  prize_count: number | null
  win_turnover: Generated<number>
  prize_names: Names | null
  source: string
  source_id: string
  stake_id: bigint | null
  state: 'unclaimed' | 'claimed' | 'expired'
  granted_at: Date
  expires_at: Date | null
  claimed_at: Date | null
  /** Its source no longer counts: it is neither shown nor paid. */
  withdrawn_at: Generated<Date | null>
  sealed_seed: Buffer | null
  commitment: string | null
  proof: StoredProof | null
}

type MissionTable = {
  id: GeneratedAlways<number>
  brand_id: number
  names: Names
  drawing: string
  type: MissionType
  period: MissionPeriod
  target: bigint
  after_mission: number | null
  prize_type: 'cash' | 'points' | 'freeRounds' | 'draw'
  prize_minor: bigint
  prize_count: number | null
  win_turnover: Generated<number>
  draw_kind: TicketKind | null
  is_on: boolean
  place: number
  created_at: Generated<Date>
  /** Play from then on counts no more; null: no end is set. */
  ends_at: Generated<Date | null>
  /** The mission whose terms it changed. */
  replaces: Generated<number | null>
}

export type PrizeRow = {
  id: number
  brand_id: number
  kind: TicketKind
  place: number
  prize_type: 'cash' | 'points' | 'freeRounds' | 'physical'
  prize_minor: bigint
  prize_count: number | null
  win_turnover: number
  names: Names | null
  weight: number
  stock: number | null
  given: number
  /** Tickets given from here until `until_at` are drawn from it. */
  from_at: Date
  until_at: Date | null
}

export type RaffleRow = {
  id: number
  brand_id: number
  names: Names
  starts_at: Date
  closes_at: Date
  ticket_minor: bigint
  prizes_minor: readonly bigint[]
  sealed_seed: Buffer
  commitment: string
  list_hash: string | null
  listed_at: Date | null
  revealed_seed: string | null
  drawn_at: Date | null
}

export type BoardRow = {
  id: number
  brand_id: number
  names: Names
  starts_at: Date
  ends_at: Date
  prizes: unknown
  paid_at: Date | null
}

/** The count of a bet; if an older version read it from the ledger, it may be open. */
export type CountedBetRow = {
  id: bigint
  source: string
  txn_id: string
  member_id: bigint
  node_id: number
  amount_minor: bigint
  state: 'open' | 'settled' | 'returned'
  staked_at: Date
  settled_at: Date | null
  product: string | null
  valid_minor: bigint
  rebate_minor: bigint
  /** Changes that an older version recorded and did not count yet. */
  change_count: number
  brand_id: number | null
  /** Null while it is open, or if the counting version did not record it. */
  counted_minor: bigint | null
  /** The stake less the returned part; null like `counted_minor`. */
  settled_minor: bigint | null
  points_minor: bigint
  corrections: number
  /** For a lottery its draw; null if an older version recorded the stake. */
  round_id: string | null
  /** The last counted version of the bet; null if an older version counted it. */
  bet_version: number | null
}

/** The counted part of a member's play in a day, a week or in total. */
export type PlaySumRow = {
  member_id: bigint
  period: MissionPeriod
  /** As in `Period.on`. */
  period_on: string
  staked_minor: bigint
  rounds: bigint
  days: number
  first_at: Date
}

export type MissionProgressRow = {
  mission_id: number
  member_id: bigint
  period_on: string
  /** Besides the sums: counts of a version without them, and those that are not play. */
  progress: bigint
  /** Of the sums: the play before the mission opened. */
  skipped: bigint
  opened_at: Date | null
  done_at: Date | null
  /** The value of its prize when it was done, taken from the budget; null before budgets existed. */
  worth_minor: bigint | null
}

export type RewardsTables = {
  'rewards.counted_bet': CountedBetRow
  'rewards.draw_kind': { brand_id: number; kind: TicketKind; names: Names }
  'rewards.draw_prize': Omit<PrizeRow, 'id' | 'from_at' | 'until_at'> & {
    id: Generated<number>
    from_at: Generated<Date>
    until_at: Generated<Date | null>
  }
  'rewards.reward': RewardTable
  'rewards.mission': MissionTable
  'rewards.mission_progress': MissionProgressRow
  'rewards.play_sum': PlaySumRow
  'rewards.play_budget': { member_id: bigint; kind: 'missions' | 'levels'; spent_minor: bigint }
  'rewards.board': Omit<BoardRow, 'id'> & { id: Generated<number> }
  'rewards.score': { board_id: number; member_id: bigint; score: bigint; reached_at: Date }
  'rewards.rebate_rule': {
    brand_id: number
    product: string
    rate_bp: number
    weight_bp: number
  }
  'rewards.rebate_due': {
    member_id: bigint
    product: string
    valid_minor: bigint
    due_minor: bigint
    owed_minor: Generated<bigint>
  }
  'rewards.rebate_claim': {
    id: string
    member_id: bigint
    client_id: string
    jurisdiction: string
    stake_id: bigint | null
    amount_minor: bigint
    claimed_at: Date
  }
  'rewards.referral_setting': { brand_id: number; qualify_minor: bigint; tiers: unknown }
  'rewards.referral': {
    friend_id: bigint
    member_id: bigint
    staked_minor: bigint
    number: number | null
    amount_minor: bigint | null
    qualified_at: Date | null
    rewarded_at: Date | null
    /** When the friend first played; the terms are those of that moment. */
    began_at: Generated<Date>
    is_due: Generated<boolean>
    is_unearned: Generated<boolean>
    held_reasons: Generated<HeldReason[]>
    held_at: Date | null
    decision: 'approved' | 'rejected' | null
    decided_at: Date | null
  }
  'rewards.referral_past': {
    brand_id: number
    until_at: Date
    qualify_minor: bigint
    tiers: unknown
  }
  'rewards.returned_deposit': { friend_id: bigint; returned_minor: bigint }
  'rewards.free_game': { brand_id: number; node_id: number }
  'rewards.referral_event': {
    id: Generated<bigint>
    friend_id: bigint
    kind: 'held' | 'given' | 'approved' | 'rejected' | 'deposit_returned'
    at: Date
    operator: string | null
    reason: string
  }
  'rewards.raffle': Omit<RaffleRow, 'id'> & { id: Generated<number> }
  'rewards.raffle_plan': {
    brand_id: number
    names: Names
    ticket_minor: bigint
    prizes_minor: readonly bigint[]
  }
  'rewards.raffle_entry': {
    raffle_id: number
    member_id: bigint
    staked_minor: bigint
    first_ticket: number | null
    ticket_count: number | null
  }
  'rewards.raffle_win': {
    raffle_id: number
    place: number
    ticket: number
    member_id: bigint
    amount_minor: bigint
    claimed_at: Date | null
  }
  'rewards.level_benefit': {
    brand_id: number
    rank: number
    upgrade_minor: bigint
    month_minor: bigint
    rebate_bp: number
    birthday_minor: bigint
  }
  'rewards.member_rank': {
    member_id: bigint
    brand_id: number
    rank: number
    looked_at: Date | null
    is_due: boolean
  }
}

export type RewardRow = Selectable<RewardTable>
export type MissionRow = Selectable<MissionTable>
export type ReferralRow = Selectable<RewardsTables['rewards.referral']>
