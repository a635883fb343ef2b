import type {
  PromotionCategory,
  PromotionKind,
  BonusState,
  HeldReason,
  pictureTypes,
  storedStatuses,
} from '@trevo/contract/promotion-names.ts'
import type {
  PromotionAudience,
  PromotionReward,
  PromotionTerms,
  Wagering,
} from '@trevo/contract/promotion-terms.ts'
import type { MonthCost, PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Generated, Selectable } from 'kysely'

export type PromotionText = {
  readonly title: string
  readonly lead: string
  readonly body: string
}

/** Statuses that are stored; the others follow from the clock and the conditions. */
export type StoredStatus = (typeof storedStatuses)[number]

/** `again` is a stake that the version before counted and looks at again. */
export type WagerState = 'open' | 'again' | 'counted' | 'returned' | 'late'

export type PromotionsTables = {
  'promotions.promotion': {
    id: Generated<number>
    brand_id: number
    anchor: string
    kind: PromotionKind
    category: PromotionCategory
    texts: Texts<PromotionText>
    hue: number
    symbols: string[]
    terms: PromotionTerms
    audience: PromotionAudience
    time_zone: string
    starts_at: Date
    ends_at: Date | null
    budget_minor: bigint | null
    spent_minor: Generated<bigint>
    stock: number | null
    issued_count: Generated<number>
    state: Generated<'live' | 'stopped'>
    sort_order: Generated<number>
    /** Of the terms; those before are in `promotions.version`. */
    version: Generated<number>
  }
  'promotions.version': {
    promotion_id: number
    version: number
    content: PromotionContent
    published_at: Date
    asked_by: string | null
    decided_by: string | null
    reason: string
    cost: MonthCost | null
  }
  'promotions.draft': {
    draft_id: string
    brand_id: number
    promotion_id: number | null
    revision: number
    content: PromotionContent
    cost: MonthCost | null
    cost_revision: number | null
    saved_by: string
    saved_at: Date
  }
  'promotions.member_profile': {
    member_id: bigint
    brand_id: number
    account: string
    level: number
    registered_at: Date
    last_staked_at: Date | null
    country: string | null
    state: string | null
    tags: string[]
    available_minor: bigint
    line: string[]
    is_flagged: boolean
    read_at: Date
    due_at: Date
  }
  'promotions.last_stake': { member_id: bigint; product: string; at: Date }
  'promotions.segment': {
    segment_id: string
    brand_id: number
    name: string
    conditions: SegmentConditions
    is_shared: boolean
    owner: string
    revision: number
    saved_at: Date
  }
  'promotions.code': {
    brand_id: number
    code: string
    promotion_id: number
    uses_max: number
    used_count: Generated<number>
  }
  'promotions.entry': {
    id: Generated<bigint>
    brand_id: number
    promotion_id: number
    member_id: bigint
    period: string
    number: number
    status: StoredStatus
    amount_minor: bigint | null
    deposit_id: string | null
    deposit_minor: bigint | null
    deposited_at: Date | null
    code: string | null
    comment: Generated<string>
    held_reasons: Generated<HeldReason[]>
    reason: string | null
    document_key: string | null
    payee_keys: Generated<string[]>
    device_key: string | null
    address_block: string | null
    asked_at: Date
    decided_at: Date | null
    /** Of the terms that it was begun under. */
    version: Generated<number>
  }
  'promotions.entry_event': {
    id: Generated<bigint>
    entry_id: bigint
    kind: string
    at: Date
    operator: string | null
    reason: string | null
  }
  'promotions.promotion_event': {
    id: Generated<bigint>
    promotion_id: number
    kind: string
    at: Date
    operator: string
    reason: string
  }
  'promotions.sign_in': { promotion_id: number; member_id: bigint; day: string }
  'promotions.member_tag': { member_id: bigint; tag: string }
  'promotions.picture': {
    id: string
    member_id: bigint
    entry_id: bigint | null
    type: (typeof pictureTypes)[number]
    byte_count: number
    width: number
    height: number
    created_at: Date
  }
  'promotions.reward_law': { brand_id: number; needs_settled_bet: boolean }
  'promotions.reward': {
    id: Generated<bigint>
    brand_id: number
    member_id: bigint
    entry_id: bigint | null
    source: string
    source_id: string
    prize: PromotionReward['prize']
    amount_minor: bigint
    /** Whose id the settled bet has, as `source` in the ledger; older rows have a vendor's code. */
    bet_vendor: string | null
    bet_txn: string | null
    given_at: Date
  }
  'promotions.bonus': {
    id: Generated<bigint>
    brand_id: number
    member_id: bigint
    reward_id: bigint
    entry_id: bigint | null
    amount_minor: bigint
    wagering: Wagering
    required_minor: bigint
    wagered_minor: Generated<bigint>
    state: Generated<BonusState>
    locked_transfer_id: bigint | null
    converted_minor: bigint | null
    granted_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  'promotions.result_day': {
    promotion_id: number
    /** Of Brasília. */
    day: string
    rewards: bigint
    given_minor: bigint
    ended: bigint
    completed: bigint
    promised_minor: bigint
    paid_minor: bigint
    required_minor: bigint
    wagered_minor: bigint
    counted_at: Date
  }
  'promotions.wager': {
    id: Generated<bigint>
    bonus_id: bigint
    /** Its name in the ledger. */
    source: string
    txn_id: string
    member_id: bigint
    node_id: number
    round_id: string
    amount_minor: bigint
    state: Generated<WagerState>
    product: string | null
    counted_minor: Generated<bigint>
    staked_at: Date
  }
}

export type PromotionRow = Selectable<PromotionsTables['promotions.promotion']>
export type EntryRow = Selectable<PromotionsTables['promotions.entry']>
export type BonusRow = Selectable<PromotionsTables['promotions.bonus']>
export type WagerRow = Selectable<PromotionsTables['promotions.wager']>
export type PictureRow = Selectable<PromotionsTables['promotions.picture']>
