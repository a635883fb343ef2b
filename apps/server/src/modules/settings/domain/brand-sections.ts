import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { BrandChange, OperatorBrand } from '@trevo/contract/ops/company/brands.ts'
import { PhoneAuthProject } from '@trevo/contract/wps/system.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { isLinearPattern } from '@trevo/field-rules/linear-pattern.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { mapTexts } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { BrandRow, RuleRow, SwitchRow } from './settings-rows.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'

/** The rows of one brand that its sections are made of. */
export type BrandParts = {
  readonly row: BrandRow
  readonly rules: readonly RuleRow[]
  readonly switches: readonly SwitchRow[]
  readonly lotteryTypes: readonly PrizeMode[]
}

type Sections = Pick<
  OperatorBrand,
  | 'availability'
  | 'register'
  | 'profile'
  | 'domains'
  | 'access'
  | 'phone'
  | 'notices'
  | 'jackpot'
  | 'lotteries'
>

const availabilityOf = (row: BrandRow): Sections['availability'] => ({
  maintenance: row.maintenance,
  endsAt: row.maintenance_ends_at?.toISOString() ?? null,
  texts: mapTexts(row.maintenance_texts, ({ title = '', text = '' }) => ({ title, text })),
})

const ruleOf = (rule: RuleRow) => ({
  acceptedPattern: rule.accepted_pattern,
  minLength: rule.min_length,
  maxLength: rule.max_length,
  patternId: rule.pattern_id,
  enabled: rule.enabled,
  required: rule.required,
})

const noticesOf = ({ legal_notices: one }: BrandRow): Sections['notices'] => ({
  licence: one.licence ?? '',
  regulator: one.regulator ?? '',
  regulatorUrl: one.regulatorUrl ?? null,
  ombudsman: one.ombudsman ?? '',
  ombudsmanPath: one.ombudsmanPath ?? null,
  texts: mapTexts(one.texts ?? {}, (text) => text),
})

/** Every section with its present values, apart from the switches of modules. */
export const sectionsOf = ({ row, rules, lotteryTypes }: BrandParts): Sections => ({
  availability: availabilityOf(row),
  register: {
    rules: Object.fromEntries(
      rules.map((rule) => [rule.field, ruleOf(rule)]),
    ) as Sections['register']['rules'], // a row for each field: `snapshotSettings` refuses a brand without
  },
  profile: {
    name: row.name,
    languages: row.languages as Language[], // written by `BrandChange` and the seed alone
    defaultLanguage: row.default_language,
    jurisdiction: row.jurisdiction,
    ageMessage: row.age_message,
    copyrightYear: row.copyright_year,
    showCaptcha: row.show_captcha,
    demoPlay: row.demo_play,
    gtagId: row.gtag_id,
    encryptsServicePaths: row.encrypts_service_paths,
  },
  domains: {
    mainDomain: row.main_domain,
    domains: row.domains,
    imageCdns: row.image_cdns,
    launchGameCdns: row.launch_game_cdns,
  },
  access: {
    allowedCountries: row.allowed_countries,
    blockedCountries: row.blocked_countries,
    allowedAddresses: row.allowed_addresses,
    blockedAddresses: row.blocked_addresses,
  },
  phone: {
    mode: row.phone_auth_mode,
    firebase: row.firebase_config === null ? null : PhoneAuthProject.parse(row.firebase_config),
    codeMinutes: row.code_minutes,
    smsPerDayMax: row.sms_per_day_max,
  },
  notices: noticesOf(row),
  jackpot: {
    base: formatMoney(row.jackpot_base_minor),
    step: formatMoney(row.jackpot_step_minor),
    intervalMs: row.jackpot_interval_ms,
    pool: row.jackpot_pool,
  },
  lotteries: { types: [...lotteryTypes] },
})

/** Texts and rules are compared one by one, so each is a field of its own. */
const flatten = (change: Record<string, unknown>): Facts => {
  const { texts, rules, modules, section: _, ...others } = change
  return JSON.parse(
    JSON.stringify({ ...others, ...Object(texts), ...Object(rules), ...Object(modules) }),
  ) as Facts // only data of JSON
}

/** A section as it is, in the fields that the change names, and as the change makes it. */
export const compareSection = (
  parts: BrandParts,
  change: BrandChange,
): { readonly before: Facts; readonly after: Facts } => {
  const after = flatten(change)
  if (change.section === 'modules') {
    const enabled = new Map(parts.switches.map((one) => [one.module_id, one.enabled]))
    const before = Object.keys(after).map((id) => [id, enabled.get(id) ?? false])
    return { before: Object.fromEntries(before), after }
  }
  return { before: flatten(sectionsOf(parts)[change.section]), after }
}

const invalid = (reason: string): never => {
  throw new Refusal('brand.change_invalid', { reason })
}

const requireRules = (rules: Extract<BrandChange, { section: 'register' }>['rules']): void => {
  for (const [field, rule] of Object.entries(rules)) {
    if (!isLinearPattern(rule.acceptedPattern)) invalid(`pattern ${field}`)
    if (rule.minLength > rule.maxLength) invalid(`length ${field}`)
    if (rule.required && !rule.enabled) invalid(`required ${field}`)
  }
  // Nobody could register or log in without them.
  for (const field of ['username', 'password'] as const) {
    if (!rules[field].enabled || !rules[field].required) invalid(`required ${field}`)
  }
}

/** Under the rules of Brazil every page names all of it, in each language of the brand (L art. 15, 16, 26 § 4). */
const requireNotices = (notices: Sections['notices'], languages: readonly string[]): void => {
  for (const field of ['licence', 'regulator', 'ombudsman'] as const) {
    if (notices[field].trim() === '') invalid(field)
  }
  const written = Object.keys(notices.texts)
  if (languages.some((language) => !written.includes(language))) invalid('texts')
}

/** What the shape of a change does not hold. @throws Refusal `brand.change_invalid` */
export const requirePossible = (change: BrandChange, row: BrandRow, now: Date): void => {
  switch (change.section) {
    case 'availability': {
      const { maintenance, endsAt } = change
      if (maintenance && endsAt !== null && new Date(endsAt) <= now) invalid('endsAt')
      if (!maintenance && endsAt !== null) invalid('endsAt')
      return
    }
    case 'register':
      return requireRules(change.rules)
    case 'profile': {
      const { languages, defaultLanguage } = change
      if (!languages.includes(defaultLanguage)) invalid('defaultLanguage')
      if (new Set(languages).size < languages.length) invalid('languages')
      if (change.jurisdiction === 'br') requireNotices(noticesOf(row), languages)
      return
    }
    case 'notices':
      if (row.jurisdiction === 'br') requireNotices(change, row.languages)
      return
    case 'domains':
      if (!change.domains.includes(change.mainDomain)) invalid('mainDomain')
      return
    case 'phone':
      if (change.mode === 'firebase' && change.firebase === null) invalid('firebase')
      return
    case 'lotteries':
      if (new Set(change.types).size < change.types.length) invalid('types')
      return
    case 'modules':
    case 'access':
    case 'jackpot':
      return
    default:
      return change satisfies never
  }
}
