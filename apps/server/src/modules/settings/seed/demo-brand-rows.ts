import { moduleIds } from '@trevo/contract/module-ids.ts'
import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { registerFields } from '@trevo/contract/wps/system.ts'
import { deliveredRuleRows } from '../domain/delivered-rule-rows.ts'
import type { BrandRow, SettingsRows } from '../domain/settings-rows.ts'
import { customerService, demoRules, liveChat, off, switchedOff } from './seed-demo-brand.ts'

const brandRow = (id: number, now: Date): BrandRow => ({
  id,
  company_id: 1,
  company_place: 1,
  merchant: 'trevo',
  name: 'Trevo',
  default_language: 'PT',
  languages: ['EN', 'PT'],
  currency: 'BRL',
  currency_symbol: 'R$',
  copyright_year: 2023,
  age_message: 18,
  show_captcha: false,
  jurisdiction: 'open',
  time_zone: 'America/Sao_Paulo',
  maintenance: false,
  main_domain: '127.0.0.1',
  domains: ['127.0.0.1', 'localhost'],
  image_cdns: [],
  launch_game_cdns: [],
  gtag_id: null,
  agent_types: [1, 2, 41, 42],
  trial_types: [4],
  is_single_wallet: true,
  demo: true,
  demo_play: true,
  blocked_countries: [],
  blocked_addresses: [],
  allowed_countries: [],
  allowed_addresses: [],
  maintenance_texts: {},
  maintenance_ends_at: null,
  phone_auth_mode: 'own',
  firebase_config: null,
  code_minutes: 5,
  sms_per_day_max: 20_000,
  jackpot_base_minor: 84_129_773_300n,
  jackpot_step_minor: 1_651_100n,
  jackpot_interval_ms: 3_000,
  jackpot_started_at: now,
  jackpot_pool: 'trevo',
  encrypts_service_paths: false,
  legal_notices: {},
})

/** The rows that `seedDemoBrand` writes, without a database; a test compares the two. */
export const demoBrandRows = (brandId: number, now: Date): SettingsRows => ({
  brands: [brandRow(brandId, now)],
  rules: registerFields.map((field) => {
    const rule = demoRules[field] ?? off
    return {
      brand_id: brandId,
      field,
      accepted_pattern: rule.acceptedPattern,
      min_length: rule.minLength,
      max_length: rule.maxLength,
      pattern_id: rule.patternId,
      enabled: rule.enabled,
      required: rule.required,
    }
  }),
  switches: moduleIds.map((moduleId) => ({
    brand_id: brandId,
    module_id: moduleId,
    parent_id: null,
    enabled: !switchedOff.has(moduleId),
  })),
  customerServices: [
    { kind: 'EMAIL', titles: customerService, path: 'mailto:atendimento@trevo.example' },
    { kind: 'CHAT', titles: liveChat, path: '/chat' },
  ].map((entry) => ({ brand_id: brandId, position: 'ALL', ...entry })),
  resources: [],
  lotteryTypes: prizeModes.map((prize_mode, index) => ({
    brand_id: brandId,
    prize_mode,
    sort_order: index + 1,
  })),
  jurisdictionRules: deliveredRuleRows(),
})
