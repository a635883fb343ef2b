import type { Confidence, Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'

/** What pages must name; empty for a brand that says nothing. */
export type LegalNotices = {
  readonly licence?: string
  readonly regulator?: string
  readonly regulatorUrl?: string | null
  readonly ombudsman?: string
  readonly ombudsmanPath?: string | null
  readonly texts?: Texts<{ readonly warning: string; readonly barred: string }>
}

export type BrandRow = {
  id: number
  /** Brands of one company share its persons. */
  company_id: number
  /** 1 to 3, among the company's brands. */
  company_place: number
  merchant: string
  name: string
  default_language: LanguageCode
  languages: string[]
  /** A name of the tz database; the brand's days begin by it. */
  time_zone: string
  currency: string
  currency_symbol: string
  copyright_year: number
  age_message: 18 | 21
  show_captcha: boolean
  jurisdiction: 'open' | 'br'
  maintenance: boolean
  main_domain: string
  domains: string[]
  image_cdns: string[]
  launch_game_cdns: string[]
  gtag_id: string | null
  agent_types: number[]
  trial_types: number[]
  is_single_wallet: boolean
  demo: boolean
  demo_play: boolean
  blocked_countries: string[]
  blocked_addresses: string[]
  allowed_countries: string[]
  allowed_addresses: string[]
  maintenance_texts: Texts<{ readonly title?: string; readonly text?: string }>
  maintenance_ends_at: Date | null
  phone_auth_mode: 'own' | 'firebase'
  firebase_config: unknown
  code_minutes: number
  sms_per_day_max: number
  jackpot_base_minor: bigint
  jackpot_step_minor: bigint
  jackpot_interval_ms: number
  jackpot_started_at: Date
  jackpot_pool: string | null
  encrypts_service_paths: boolean
  legal_notices: LegalNotices
}
export type RuleRow = {
  brand_id: number
  field: string
  accepted_pattern: string
  min_length: number
  max_length: number
  pattern_id: number
  enabled: boolean
  required: boolean
}
export type SwitchRow = {
  brand_id: number
  module_id: string
  parent_id: string | null
  enabled: boolean
}
export type CustomerServiceRow = {
  brand_id: number
  position: string
  kind: string
  titles: Texts<string>
  path: string
}
export type ResourceRow = { brand_id: number; resource_type: string; url: string; label: string }
export type LotteryTypeRow = { brand_id: number; prize_mode: PrizeMode; sort_order: number }
/** A value of a rule of a jurisdiction, from a day on. */
export type RuleValueRow = {
  jurisdiction: Jurisdiction
  key: string
  effective_at: Date
  value: unknown
  article: string | null
  confidence: Confidence | null
}

export type SettingsRows = {
  readonly brands: readonly BrandRow[]
  readonly rules: readonly RuleRow[]
  readonly switches: readonly SwitchRow[]
  readonly customerServices: readonly CustomerServiceRow[]
  readonly resources: readonly ResourceRow[]
  /** In the order of `sort_order`. */
  readonly lotteryTypes: readonly LotteryTypeRow[]
  readonly jurisdictionRules: readonly RuleValueRow[]
}
